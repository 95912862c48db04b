import GamePluginABI
import GameShellKit

/// Serves one plugin: answers the host's requests by calling the game through the door.
///
/// The same server runs in the stage's process and, for debuggers, in the host's. `services` is
/// called while a request is being answered, whenever the game asks the host for something.
public final class StageServer {
  private let services: (ServiceCall) -> ServiceReply
  private var entry: PluginEntry?
  private var sessions: [UInt32: LiveSession] = [:]

  /// Makes a server without a plugin yet.
  public init(services: @escaping (ServiceCall) -> ServiceReply) {
    self.services = services
  }

  /// Answers one request; a fault of the game is an answer too.
  public func answer(_ request: StageRequest) -> StageReply {
    do throws(SceneFault) {
      switch request {
      case .load(let name, let path): return try load(name: name, path: path)
      case .open(let session, let route, let request):
        return try open(session, route: route, request)
      case .event(let session, let event, let time, let size):
        return try self.event(session, event, at: time, size: size)
      case .render(let session, let size): return .frame(try render(try live(session), size))
      case .snapshot(let session): return .snapshot(try snapshot(try live(session)))
      case .close(let session): return try close(session)
      case .fetchResume(let session): return try fetchResume(session)
      case .migrate(let state, let version): return try migrate(state, from: version)
      }
    } catch {
      return .failed(error)
    }
  }

  private func load(name: String, path: String) throws(SceneFault) -> StageReply {
    guard self.entry == nil else {
      throw SceneFault(.protocolBroken, "the stage has a plugin already")
    }
    let entry = try PluginEntry(
      name: name, makeGameConfig: try PluginLibrary.open(name: name, path: path))
    self.entry = entry
    return .loaded(
      PluginTable(
        abiVersion: entry.table.abi_version, lowestVersion: entry.table.lowest_abi_version,
        size: entry.table.size, reserved: entry.table.reserved, manifest: entry.manifest,
        hasSnapshot: entry.table.snapshot != nil, hasLastError: entry.table.last_error != nil,
        hasFetchResume: entry.table.fetch_resume != nil,
        hasMigrate: entry.table.migrate != nil))
  }

  func loaded() throws(SceneFault) -> PluginEntry {
    guard let entry else { throw SceneFault(.protocolBroken, "the stage has no plugin yet") }
    return entry
  }

  private func live(_ number: UInt32) throws(SceneFault) -> LiveSession {
    guard let session = sessions[number], session.game != nil else {
      throw SceneFault(.protocolBroken, "the stage has no session \(number)")
    }
    return session
  }

  private func open(
    _ number: UInt32, route: String, _ request: SceneRequest
  ) throws(SceneFault) -> StageReply {
    let entry = try loaded()
    guard sessions[number] == nil else {
      throw SceneFault(.protocolBroken, "the stage has a session \(number) already")
    }
    let session = LiveSession(number: number, time: request.time, services: services)
    sessions[number] = session
    var game: OpaquePointer?
    let status = withText(route) { route in
      withText(request.locale) { locale in
        withBytes(request.snapshot?.state ?? []) { snapshot in
          var open = gh_open()
          open.size = UInt32(MemoryLayout<gh_open>.size)
          open.snapshot_version = request.snapshot?.version ?? 0
          open.route = route
          open.seed = request.seed
          open.wall_ms = request.time.wall
          open.utc_offset_minutes = Int32(clamping: request.utcOffset)
          open.columns = Int32(clamping: request.size.columns)
          open.rows = Int32(clamping: request.size.rows)
          open.locale = locale
          open.snapshot = snapshot
          return entry.table.open(entry.table.context, session.handle, &open, &game)
        }
      }
    }
    guard status == GH_OK, game != nil else {
      sessions[number] = nil
      session.end()
      if status == GH_OK {
        throw SceneFault(.refused, "\(entry.name): open said yes, but gave no session")
      }
      throw fault(status, of: nil, doing: "open \(route)")
    }
    session.game = game
    return .done
  }

  private func event(
    _ number: UInt32, _ event: SceneEvent, at time: GameTime, size: CellSize?
  ) throws(SceneFault) -> StageReply {
    let entry = try loaded()
    let session = try live(number)
    session.time = time
    var raw = gh_response()
    raw.size = UInt32(MemoryLayout<gh_response>.size)
    let status = withEvent(event, at: time, since: session.start) {
      entry.table.event(session.game, $0, &raw)
    }
    guard status == GH_OK else { throw fault(status, of: session, doing: "take an event") }
    let response = try SceneResponse(raw)
    let snapshot = response.committed ? try self.snapshot(session) : nil
    var frame: [UInt8]?
    if let size, response.changed { frame = try render(session, size) }
    return .event(response, snapshot: snapshot, frame: frame)
  }

  private func render(_ session: LiveSession, _ size: CellSize) throws(SceneFault) -> [UInt8] {
    let entry = try loaded()
    var bytes = gh_bytes()
    let status = entry.table.render(
      session.game, Int32(clamping: max(1, size.columns)), Int32(clamping: max(1, size.rows)),
      &bytes)
    guard status == GH_OK else { throw fault(status, of: session, doing: "draw") }
    return try GuestMemory.bytes(bytes, limit: FrameLayout.maxTotal, what: "frame")
  }

  private func snapshot(_ session: LiveSession) throws(SceneFault) -> Snapshot? {
    guard let function = try loaded().table.snapshot else { return nil }
    var raw = gh_snapshot()
    raw.size = UInt32(MemoryLayout<gh_snapshot>.size)
    let status = function(session.game, &raw)
    if status == GH_ABSENT { return nil }
    guard status == GH_OK else { throw fault(status, of: session, doing: "give its state") }
    return Snapshot(
      version: raw.state_version,
      state: try GuestMemory.bytes(raw.state, limit: GuestMemory.greatestState, what: "snapshot"),
      summary: try GuestMemory.text(raw.summary, limit: 1024, what: "summary"),
      elapsed: raw.elapsed_ms, progress: Int(clamping: raw.progress),
      isFinished: raw.flags & UInt32(GH_SNAPSHOT_FINISHED) != 0,
      isPristine: raw.flags & UInt32(GH_SNAPSHOT_PRISTINE) != 0)
  }

  private func close(_ number: UInt32) throws(SceneFault) -> StageReply {
    let entry = try loaded()
    let session = try live(number)
    sessions[number] = nil
    entry.table.close(session.game)
    session.end()
    return .done
  }

  private func fetchResume(_ number: UInt32) throws(SceneFault) -> StageReply {
    let entry = try loaded()
    guard let function = entry.table.fetch_resume else { return .resume(nil) }
    let session = LiveSession(
      number: number, time: GameTime(steady: 0, wall: 0), services: services)
    defer { session.end() }
    var raw = gh_resume()
    raw.size = UInt32(MemoryLayout<gh_resume>.size)
    let status = function(entry.table.context, session.handle, &raw)
    if status == GH_ABSENT { return .resume(nil) }
    guard status == GH_OK else { throw fault(status, of: nil, doing: "say what to resume") }
    let path = try GuestMemory.text(raw.route, limit: 1024, what: "route")
    guard let route = PluginRoute(path: path) else { return .resume(nil) }
    return .resume(
      ResumePoint(
        route: route, summary: try GuestMemory.text(raw.summary, limit: 1024, what: "summary"),
        progress: min(1000, Int(raw.progress)), elapsed: raw.elapsed_ms))
  }

  private func migrate(_ state: [UInt8], from version: UInt32) throws(SceneFault) -> StageReply {
    let entry = try loaded()
    guard let function = entry.table.migrate else {
      throw SceneFault(.badState, "\(entry.name) cannot take a saved game of version \(version)")
    }
    var result = gh_bytes()
    let status = withBytes(state) { function(entry.table.context, version, $0, &result) }
    guard status == GH_OK else {
      throw fault(status, of: nil, doing: "take a saved game of version \(version)")
    }
    return .migrated(
      try GuestMemory.bytes(result, limit: GuestMemory.greatestState, what: "snapshot"))
  }

  private func fault(_ status: gh_status, of session: LiveSession?, doing what: String)
    -> SceneFault
  {
    let name = entry?.name ?? "the game"
    var reason = ""
    if let lastError = entry?.table.last_error {
      do throws(SceneFault) {
        reason = try GuestMemory.text(
          lastError(entry?.table.context, session?.game), limit: 4096, what: "reason")
      } catch {
        reason = error.reason
      }
    }
    let kind: SceneFault.Kind =
      switch status {
      case GH_BAD_STATE: .badState
      case GH_BAD_ROUTE: .badRoute
      default: .refused
      }
    let detail = reason.isEmpty ? "" : ": \(reason)"
    return SceneFault(kind, "\(name) could not \(what)\(detail)")
  }
}
