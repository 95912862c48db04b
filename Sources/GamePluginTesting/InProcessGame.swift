public import GamePluginABI
public import GameShellKit

/// A game's table, driven in the test's own process exactly as a host drives it.
///
/// A plugin package's door test hands in what its exported function returns:
///
///     let game = try InProcessGame { exportGame($0) { ChessAppComposition.config() } }
///     let scene = try game.open("board/beginner")
public final class InProcessGame {
  /// The host that the game sees.
  public let host: TestHost
  private let table: gh_game

  /// Loads a table; throws what a host would refuse.
  public init(
    host: TestHost = TestHost(),
    _ makeGameConfig: (UnsafePointer<gh_host>?) -> UnsafePointer<gh_game>?
  ) throws(DoorFault) {
    self.host = host
    guard let table = makeGameConfig(UnsafePointer(host.table))?.pointee else { throw .noTable }
    self.table = table
    let error = String(table.error)
    guard error.isEmpty else { throw .refused(error) }
    let mine = host.table.pointee
    guard table.abi_version >= mine.lowest_abi_version,
      table.lowest_abi_version <= mine.abi_version
    else { throw .wrongVersion(game: table.abi_version) }
    if table.open == nil { throw .missing("open") }
    if table.event == nil { throw .missing("event") }
    if table.render == nil { throw .missing("render") }
    if table.close == nil { throw .missing("close") }
  }

  /// The manifest's JSON.
  public var manifest: String { String(table.manifest) }

  /// Opens a route.
  public func open(
    _ route: String, seed: UInt64 = 1, size: CellSize = CellSize(columns: 80, rows: 24),
    locale: String = "en", wall: Int64 = 1_700_000_000_000, utcOffset: Int = 0,
    snapshot: Snapshot? = nil, session: TestSession = TestSession()
  ) throws(DoorFault) -> InProcessScene {
    session.clock.now = GameTime(steady: 0, wall: wall)
    session.clock.utcOffset = utcOffset
    var request = gh_open()
    request.size = UInt32(MemoryLayout<gh_open>.size)
    request.seed = seed
    request.wall_ms = wall
    request.utc_offset_minutes = Int32(utcOffset)
    request.columns = Int32(size.columns)
    request.rows = Int32(size.rows)
    request.snapshot_version = snapshot?.version ?? 0
    let lent = LentMemory()
    request.route = lent.text(route)
    request.locale = lent.text(locale)
    request.snapshot = lent.bytes(snapshot?.state ?? [])
    var opened: OpaquePointer?
    let status = table.open(table.context, session.handle, &request, &opened)
    lent.spoil()
    guard status == GH_OK else { throw .failed("open", status: status, reason: reason()) }
    guard let opened else { throw .noSession }
    return InProcessScene(table: table, session: opened, services: session)
  }

  /// Where the player left off; nil for nothing, or for a game that leaves it to the host.
  public func fetchResume(session: TestSession = TestSession()) throws(DoorFault) -> (
    route: String, summary: String, progress: Int, elapsed: Int64
  )? {
    guard let fetch = table.fetch_resume else { return nil }
    var resume = gh_resume()
    resume.size = UInt32(MemoryLayout<gh_resume>.size)
    let status = fetch(table.context, session.handle, &resume)
    if status == GH_ABSENT { return nil }
    guard status == GH_OK else { throw .failed("fetch_resume", status: status, reason: reason()) }
    return (
      String(resume.route), String(resume.summary), Int(resume.progress), resume.elapsed_ms
    )
  }

  /// Brings a state of an older version to the current one.
  public func migrate(_ state: [UInt8], from version: UInt32) throws(DoorFault) -> [UInt8] {
    guard let migrate = table.migrate else { throw .missing("migrate") }
    let lent = LentMemory()
    var migrated = gh_bytes()
    let status = migrate(table.context, version, lent.bytes(state), &migrated)
    lent.spoil()
    guard status == GH_OK else { throw .failed("migrate", status: status, reason: reason()) }
    return [UInt8](migrated)
  }

  private func reason() -> String {
    table.last_error.map { String($0(table.context, nil)) } ?? ""
  }
}
