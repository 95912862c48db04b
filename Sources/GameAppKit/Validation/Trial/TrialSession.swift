import GameShellKit
import GameStage

/// One open game of a trial, with a clock that only the check moves.
final class TrialSession {
  /// The size that checks draw in unless size is what they are about.
  static let size = CellSize(columns: 80, rows: 24)
  /// When every session of a trial begins: a morning in November 2023.
  static let start = GameTime(steady: 1_000_000, wall: 1_700_000_000_000)

  let stage: TrialStage
  let number: UInt32
  let seed: UInt64
  private(set) var route: String
  private(set) var time: GameTime

  init(stage: TrialStage, number: UInt32, route: String, seed: UInt64, time: GameTime) {
    self.stage = stage
    self.number = number
    self.route = route
    self.seed = seed
    self.time = time
  }

  /// Lets time pass, in milliseconds.
  func pass(_ milliseconds: Int64) {
    time = GameTime(steady: time.steady + milliseconds, wall: time.wall + milliseconds)
  }

  /// Sets the wall clock back, as a correction does, in milliseconds.
  func setWallClock(back milliseconds: Int64) {
    time = GameTime(steady: time.steady, wall: time.wall - milliseconds)
  }

  /// Hands over an event, after some time.
  @discardableResult
  func send(_ event: SceneEvent, after milliseconds: Int64 = 0) throws(SceneFault) -> SceneResponse
  {
    pass(milliseconds)
    let reply = try stage.request(.event(session: number, event, time, size: nil))
    guard case .event(let response, _, _) = reply else { throw Self.unexpected }
    return response
  }

  /// Draws; a frame that is not valid is a fault.
  func frame(_ size: CellSize = TrialSession.size) throws(SceneFault) -> Frame {
    let reply = try stage.request(.render(session: number, size))
    guard case .frame(let bytes) = reply else { throw Self.unexpected }
    do throws(FrameFault) {
      return try Frame(validating: bytes)
    } catch {
      throw SceneFault(
        .invalidFrame, "at \(size.columns)x\(size.rows) it drew an invalid frame: \(error)")
    }
  }

  /// The state; nil when the game keeps none.
  func snapshot() throws(SceneFault) -> Snapshot? {
    let reply = try stage.request(.snapshot(session: number))
    guard case .snapshot(let snapshot) = reply else { throw Self.unexpected }
    return snapshot
  }

  func close() throws(SceneFault) { _ = try stage.request(.close(session: number)) }

  /// The same game as a front end's driver takes it.
  func makeScene() -> any Scene {
    PluginScene(stage: stage.connection, session: number, size: Self.size)
  }

  private static let unexpected = SceneFault(
    .protocolBroken, "the stage gave an answer to another question")
}
