import GamePluginABI
import GameShellKit

/// The C functions of the host's table: each finds its session and passes the call on.
///
/// None of them believes its arguments. A call that is not allowed, or that cannot be read, is
/// answered with a refusal or, where there is no answer, with nothing.
enum HostServices {
  static var environment: gh_environment {
    gh_environment(
      size: UInt32(MemoryLayout<gh_environment>.size), reserved: 0,
      now: { handle in LiveSessions.find(handle)?.time.wall ?? 0 },
      local_day: { handle, wall in
        guard case .number(let day)? = LiveSessions.find(handle)?.call(.localDay(wall: wall)) else {
          return 0
        }
        return Int32(clamping: day)
      },
      log: { handle, message in
        guard let session = LiveSessions.find(handle), let text = GuestMemory.argument(message)
        else { return }
        _ = session.call(.log(text))
      },
      complete: { handle, completion in
        guard let session = LiveSessions.find(handle), let completion,
          let copy = GameCompletion(completion)
        else { return }
        _ = session.call(.complete(copy))
      })
  }

  static var telemetry: gh_telemetry {
    gh_telemetry(
      size: UInt32(MemoryLayout<gh_telemetry>.size), reserved: 0,
      event: { handle, name, attributes, count in
        guard let session = LiveSessions.find(handle), let name = GuestMemory.argument(name)
        else { return }
        var event = TelemetryEvent(name)
        if let attributes, count <= 64 {
          for attribute in UnsafeBufferPointer(start: attributes, count: Int(count)) {
            guard let key = GuestMemory.argument(attribute.key) else { continue }
            switch Int32(attribute.kind) {
            case GH_ATTRIBUTE_TEXT:
              event.attributes[key] = GuestMemory.argument(attribute.text).map { .text($0) }
            case GH_ATTRIBUTE_INTEGER: event.attributes[key] = .integer(attribute.integer)
            case GH_ATTRIBUTE_NUMBER: event.attributes[key] = .number(attribute.number)
            case GH_ATTRIBUTE_FLAG: event.attributes[key] = .flag(attribute.integer != 0)
            default: continue
            }
          }
        }
        _ = session.call(.telemetry(event))
      })
  }

  static var errorReporter: gh_error_reporter {
    gh_error_reporter(
      size: UInt32(MemoryLayout<gh_error_reporter>.size), reserved: 0,
      report: { handle, message in
        guard let session = LiveSessions.find(handle), let text = GuestMemory.argument(message)
        else { return }
        _ = session.call(.report(text))
      })
  }

  static var gameCenter: gh_game_center {
    gh_game_center(
      size: UInt32(MemoryLayout<gh_game_center>.size), reserved: 0,
      submit_score: { handle, leaderboard, value, gameID in
        guard let leaderboard = GuestMemory.argument(leaderboard),
          let gameID = GuestMemory.argument(gameID)
        else { return GH_ERROR }
        return status(handle, .submitScore(value, leaderboard: leaderboard, gameID: gameID))
      },
      report_achievement: { handle, achievement, progress in
        guard let achievement = GuestMemory.argument(achievement) else { return GH_ERROR }
        return status(handle, .achievement(achievement, progress: progress))
      },
      finished_games: { handle, mode, games, count in
        guard let session = LiveSessions.find(handle) else { return GH_REFUSED }
        guard let games, let count, let mode = GuestMemory.argument(mode) else { return GH_ERROR }
        guard case .finished(let found) = session.call(.finishedGames(mode: mode)) else {
          return GH_REFUSED
        }
        games.pointee = session.lending().games(found)
        count.pointee = UInt64(found.count)
        return GH_OK
      })
  }

  static var persistence: gh_persistence {
    gh_persistence(
      size: UInt32(MemoryLayout<gh_persistence>.size), reserved: 0,
      load: { handle, slot, bytes in
        guard let session = LiveSessions.find(handle) else { return GH_REFUSED }
        guard let bytes, let slot = GuestMemory.argument(slot) else { return GH_ERROR }
        switch session.call(.load(slot: slot)) {
        case .bytes(let found?):
          bytes.pointee = session.lending().bytes(found)
          return GH_OK
        case .bytes(nil): return GH_ABSENT
        case .refused: return GH_REFUSED
        default: return GH_ERROR
        }
      },
      save: { handle, slot, bytes in
        guard let slot = GuestMemory.argument(slot),
          let bytes = try? GuestMemory.bytes(
            bytes, limit: GuestMemory.greatestState, what: "save")
        else { return GH_ERROR }
        return status(handle, .save(slot: slot, bytes))
      },
      remove: { handle, slot in
        guard let slot = GuestMemory.argument(slot) else { return GH_ERROR }
        return status(handle, .remove(slot: slot))
      },
      saved_game: { handle, route, game in
        guard let session = LiveSessions.find(handle) else { return GH_REFUSED }
        guard let game, game.pointee.size >= UInt32(MemoryLayout<gh_saved_game>.size),
          let route = GuestMemory.argument(route)
        else { return GH_ERROR }
        switch session.call(.savedGame(route: route)) {
        case .saved(let saved?):
          game.pointee.fill(from: saved, memory: session.lending())
          return GH_OK
        case .saved(nil): return GH_ABSENT
        default: return GH_REFUSED
        }
      })
  }

  static var monetization: gh_monetization {
    gh_monetization(
      size: UInt32(MemoryLayout<gh_monetization>.size), reserved: 0,
      is_entitled: { handle, product in
        guard let product = GuestMemory.argument(product) else { return 0 }
        return Int32(clamping: number(handle, .isEntitled(product: product)) ?? 0)
      })
  }

  static var audio: gh_audio {
    gh_audio(
      size: UInt32(MemoryLayout<gh_audio>.size), reserved: 0,
      play: { handle, cue in
        guard let session = LiveSessions.find(handle), let cue = GuestMemory.argument(cue)
        else { return }
        _ = session.call(.play(cue: cue))
      })
  }

  static var consent: gh_consent {
    gh_consent(
      size: UInt32(MemoryLayout<gh_consent>.size), reserved: 0,
      is_given: { handle in Int32(clamping: number(handle, .consent) ?? 0) })
  }

  static var reminders: gh_reminders {
    gh_reminders(
      size: UInt32(MemoryLayout<gh_reminders>.size), reserved: 0,
      daily_minute: { handle in
        Int32(clamping: number(handle, .dailyMinute) ?? Int64(GH_NONE))
      })
  }
}

// These stand outside the enum because a C function pointer may not capture its type.

private func status(_ handle: OpaquePointer?, _ service: ServiceCall.Service) -> gh_status {
  switch LiveSessions.find(handle)?.call(service) {
  case .refused?, nil: GH_REFUSED
  default: GH_OK
  }
}

private func number(_ handle: OpaquePointer?, _ service: ServiceCall.Service) -> Int64? {
  guard case .number(let number)? = LiveSessions.find(handle)?.call(service) else { return nil }
  return number
}

extension GameCompletion {
  /// Copies what a game reported; nil when it cannot be read.
  fileprivate init?(_ pointer: UnsafePointer<gh_completion>) {
    guard pointer.pointee.size >= UInt32(MemoryLayout<gh_completion>.size) else { return nil }
    let raw = pointer.pointee
    guard let mode = GuestMemory.argument(raw.mode), let gameID = GuestMemory.argument(raw.game_id),
      let leaderboard = GuestMemory.argument(raw.leaderboard)
    else { return nil }
    self.init(
      mode: mode, gameID: gameID, isWon: raw.flags & UInt32(GH_COMPLETION_WON) != 0,
      isAssisted: raw.flags & UInt32(GH_COMPLETION_ASSISTED) != 0, elapsed: raw.elapsed_ms,
      score: raw.score, leaderboard: leaderboard.isEmpty ? nil : leaderboard)
  }
}

extension gh_saved_game {
  /// Takes a saved game over, as far as this header knows it; `size` stays.
  fileprivate mutating func fill(from saved: SavedGame, memory: LentBlocks) {
    let snapshot = saved.snapshot
    state_version = snapshot.version
    state = memory.bytes(snapshot.state)
    summary = memory.text(snapshot.summary)
    elapsed_ms = snapshot.elapsed
    saved_ms = saved.savedAt
    seed = saved.seed
    progress = UInt32(clamping: snapshot.progress)
    flags =
      (snapshot.isFinished ? GH_SNAPSHOT_FINISHED : 0)
      | (snapshot.isPristine ? GH_SNAPSHOT_PRISTINE : 0)
  }
}
