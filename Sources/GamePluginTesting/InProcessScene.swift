import GamePluginABI
public import GameShellKit

/// A session of a game's table as a `Scene`.
///
/// Frames are validated as a host validates them. What a call returned is compared with a copy of
/// it just before the next call on the same session: a game that let it go too early is found.
public final class InProcessScene: Scene {
  /// What the session asked of its host.
  public let services: TestSession
  private let table: gh_game
  private var session: OpaquePointer?
  private var held: [(name: String, memory: gh_bytes, copy: [UInt8])] = []

  init(table: gh_game, session: OpaquePointer, services: TestSession) {
    self.table = table
    self.session = session
    self.services = services
  }

  deinit { close() }

  /// Sends an event and reads the answer.
  public func handle(
    _ event: SceneEvent, at time: GameTime
  ) throws(SceneFault) -> SceneResponse {
    try checkHeld()
    services.clock.now = time
    let lent = LentMemory()
    var record = event.record(in: lent)
    record.clock_ms = time.steady
    record.wall_ms = time.wall
    var response = gh_response()
    response.size = UInt32(MemoryLayout<gh_response>.size)
    let status = table.event(session, &record, &response)
    lent.spoil()
    services.takeBack()
    try check(status, "event")
    hold("event's route", response.route)
    hold("event's toast", response.toast)
    return SceneResponse(response)
  }

  /// Sends an event so many milliseconds after the last one.
  @discardableResult
  public func send(
    _ event: SceneEvent, after milliseconds: Int64 = 0
  ) throws(SceneFault) -> SceneResponse {
    services.clock.advance(milliseconds: milliseconds)
    return try handle(event, at: services.clock.now)
  }

  /// Renders and validates.
  public func frame(for size: CellSize) throws(SceneFault) -> Frame {
    try checkHeld()
    var bytes = gh_bytes()
    try check(
      table.render(session, Int32(size.columns), Int32(size.rows), &bytes), "render")
    hold("frame", bytes)
    do {
      return try Frame(validating: [UInt8](bytes))
    } catch {
      throw SceneFault(.invalidFrame, "\(error)")
    }
  }

  /// Takes the snapshot.
  public func snapshot() throws(SceneFault) -> Snapshot? {
    guard let take = table.snapshot else { return nil }
    try checkHeld()
    var snapshot = gh_snapshot()
    snapshot.size = UInt32(MemoryLayout<gh_snapshot>.size)
    let status = take(session, &snapshot)
    if status == GH_ABSENT { return nil }
    try check(status, "snapshot")
    hold("snapshot", snapshot.state)
    return Snapshot(
      version: snapshot.state_version, state: [UInt8](snapshot.state),
      summary: String(snapshot.summary), elapsed: snapshot.elapsed_ms,
      progress: Int(snapshot.progress), isFinished: snapshot.flags & GH_SNAPSHOT_FINISHED != 0,
      isPristine: snapshot.flags & GH_SNAPSHOT_PRISTINE != 0)
  }

  /// Closes the session; a second call does nothing.
  public func close() {
    guard let session else { return }
    self.session = nil
    held = []
    table.close(session)
  }

  private func check(_ status: gh_status, _ name: String) throws(SceneFault) {
    guard status != GH_OK else { return }
    let reason = table.last_error.map { String($0(table.context, session)) } ?? ""
    throw SceneFault(status == GH_BAD_STATE ? .badState : .refused, "\(name): \(reason)")
  }

  private func hold(_ name: String, _ text: gh_text) {
    let bytes = text.bytes.map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) }
    hold(name, gh_bytes(bytes: bytes, length: text.length))
  }

  private func hold(_ name: String, _ memory: gh_bytes) {
    held.append((name, memory, [UInt8](memory)))
  }

  private func checkHeld() throws(SceneFault) {
    guard session != nil else { throw SceneFault(.protocolBroken, "the session is closed") }
    defer { held = [] }
    for (name, memory, copy) in held where [UInt8](memory) != copy {
      throw SceneFault(.protocolBroken, "the \(name) changed before the next call")
    }
  }
}
