import GameShellKit
import GameStage

/// A game's screen behind the door, as an ordinary scene.
///
/// One event costs one round trip: the answer brings the state along when a move was made, and
/// the new frame when something changed.
final class PluginScene: Scene {
  private let stage: any StageConnection
  private let session: UInt32
  private var size: CellSize
  private var frame: Frame?
  private var committed: Snapshot?
  private var isOpen = true

  init(stage: any StageConnection, session: UInt32, size: CellSize) {
    self.stage = stage
    self.session = session
    self.size = size
  }

  func handle(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    if case .resize(let size) = event {
      self.size = size
      frame = nil
    }
    let reply = try stage.request(.event(session: session, event, time, size: size))
    guard case .event(let response, let snapshot, let bytes) = reply else {
      throw unexpected(reply)
    }
    committed = response.committed ? snapshot : nil
    if response.changed || bytes != nil {
      frame = try bytes.map { bytes throws(SceneFault) in try checked(bytes) }
    }
    return response
  }

  func frame(for size: CellSize) throws(SceneFault) -> Frame {
    if let frame, size == self.size { return frame }
    let reply = try stage.request(.render(session: session, size))
    guard case .frame(let bytes) = reply else { throw unexpected(reply) }
    let fresh = try checked(bytes)
    self.size = size
    frame = fresh
    return fresh
  }

  func snapshot() throws(SceneFault) -> Snapshot? {
    if let committed { return committed }
    let reply = try stage.request(.snapshot(session: session))
    guard case .snapshot(let snapshot) = reply else { throw unexpected(reply) }
    return snapshot
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    if stage.isAlive { _ = try? stage.request(.close(session: session)) }
  }

  private func checked(_ bytes: [UInt8]) throws(SceneFault) -> Frame {
    do throws(FrameFault) {
      return try Frame(validating: bytes)
    } catch {
      throw SceneFault(.invalidFrame, "the game drew an invalid frame: \(error)")
    }
  }

  private func unexpected(_ reply: StageReply) -> SceneFault {
    if case .failed(let fault) = reply { return fault }
    return SceneFault(.protocolBroken, "the stage gave an answer to another question")
  }
}
