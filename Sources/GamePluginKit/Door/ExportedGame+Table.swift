import GamePluginABI
import GameShellKit

extension gh_game {
  /// Sets every function. Each finds its object behind the pointer that the host hands back.
  mutating func installFunctions(withResume hasResume: Bool) {
    open = { context, handle, request, session in
      guard let game = AnyExportedGame.at(context), let request, let session else {
        return GH_ERROR
      }
      session.pointee = nil
      return game.attempt { () throws(SceneFault) in
        let known = readDoorStruct(request, size: request.pointee.size, zero: gh_open())
        let opened = try game.open(known, handle: handle)
        session.pointee = OpaquePointer(Unmanaged.passRetained(opened).toOpaque())
        return GH_OK
      }
    }
    event = { session, event, response in
      guard let session = PluginSession.at(session), let event, let response else {
        return GH_ERROR
      }
      return session.handle(event, response)
    }
    render = { session, columns, rows, frame in
      guard let session = PluginSession.at(session), let frame else { return GH_ERROR }
      return session.render(CellSize(columns: Int(columns), rows: Int(rows)), frame)
    }
    snapshot = { session, snapshot in
      guard let session = PluginSession.at(session), let snapshot else { return GH_ERROR }
      return session.snapshot(snapshot)
    }
    close = { session in
      guard let session else { return }
      let unmanaged = Unmanaged<PluginSession>.fromOpaque(UnsafeRawPointer(session))
      unmanaged.takeUnretainedValue().close()
      unmanaged.release()
    }
    last_error = { context, session in
      if let session = PluginSession.at(session) { return session.lastError() }
      guard let game = AnyExportedGame.at(context) else { return gh_text() }
      return game.answers.text(game.failure)
    }
    migrate = { context, version, state, migrated in
      guard let game = AnyExportedGame.at(context), let migrated else { return GH_ERROR }
      return game.attempt { () throws(SceneFault) in
        guard let result = game.migrate([UInt8](state), from: version) else {
          throw SceneFault(.badState, "this build cannot read state version \(version)")
        }
        migrated.pointee = game.answers.bytes(result)
        return GH_OK
      }
    }
    if hasResume { installResume() }
  }

  private mutating func installResume() {
    fetch_resume = { context, handle, resume in
      guard let game = AnyExportedGame.at(context), let resume else { return GH_ERROR }
      return game.attempt { () throws(SceneFault) in
        guard let point = game.resume(handle: handle) else { return GH_ABSENT }
        var answer = gh_resume()
        answer.size = resume.pointee.size
        answer.progress = UInt32(clamping: min(1000, max(0, point.progress)))
        answer.route = game.answers.text(point.route)
        answer.summary = game.answers.text(point.summary)
        answer.elapsed_ms = point.elapsed
        writeDoorStruct(answer, to: resume, size: resume.pointee.size)
        return GH_OK
      }
    }
  }
}

extension AnyExportedGame {
  /// The game behind the table's context.
  static func at(_ context: UnsafeMutableRawPointer?) -> AnyExportedGame? {
    context.map { Unmanaged<AnyExportedGame>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Does what a function of the table does, and keeps the reason when it fails.
  func attempt(_ body: () throws(SceneFault) -> gh_status) -> gh_status {
    answers.reset()
    failure = ""
    do {
      return try body()
    } catch {
      failure = error.reason
      return error.kind.status
    }
  }
}

extension SceneFault.Kind {
  /// The door's answer for a fault of this kind.
  var status: gh_status {
    switch self {
    case .badState: GH_BAD_STATE
    case .badRoute: GH_BAD_ROUTE
    default: GH_ERROR
    }
  }
}
