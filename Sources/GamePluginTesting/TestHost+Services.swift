import GamePluginABI
import GameShellKit

extension String {
  init(_ text: gh_text) {
    self.init(
      decoding: UnsafeRawBufferPointer(
        start: text.bytes, count: text.bytes == nil ? 0 : Int(text.length)), as: UTF8.self)
  }
}

extension [UInt8] {
  init(_ bytes: gh_bytes) {
    self.init(
      UnsafeRawBufferPointer(
        start: bytes.bytes, count: bytes.bytes == nil ? 0 : Int(bytes.length)))
  }
}

extension gh_environment {
  static var recording: gh_environment {
    var group = gh_environment()
    group.size = UInt32(MemoryLayout<gh_environment>.size)
    group.now = { TestSession.at($0)?.clock.now.wall ?? 0 }
    group.local_day = { handle, wall in
      Int32(clamping: TestSession.at(handle)?.clock.day(of: wall).number ?? 0)
    }
    group.log = { TestSession.at($0)?.log.append(String($1)) }
    group.complete = { handle, completion in
      guard let session = TestSession.at(handle), let completion = completion?.pointee else {
        return
      }
      let leaderboard = String(completion.leaderboard)
      session.completions.gameCompleted(
        GameCompletion(
          mode: String(completion.mode), gameID: String(completion.game_id),
          isWon: completion.flags & GH_COMPLETION_WON != 0,
          isAssisted: completion.flags & GH_COMPLETION_ASSISTED != 0,
          elapsed: completion.elapsed_ms, score: completion.score,
          leaderboard: leaderboard.isEmpty ? nil : leaderboard))
    }
    return group
  }
}

extension gh_telemetry {
  static var recording: gh_telemetry {
    var group = gh_telemetry()
    group.size = UInt32(MemoryLayout<gh_telemetry>.size)
    group.event = { handle, name, attributes, count in
      var values: [String: TelemetryEvent.Value] = [:]
      for attribute in UnsafeBufferPointer(start: attributes, count: Int(count)) {
        let value: TelemetryEvent.Value =
          switch Int32(attribute.kind) {
          case GH_ATTRIBUTE_TEXT: .text(String(attribute.text))
          case GH_ATTRIBUTE_INTEGER: .integer(attribute.integer)
          case GH_ATTRIBUTE_NUMBER: .number(attribute.number)
          default: .flag(attribute.integer != 0)
          }
        values[String(attribute.key)] = value
      }
      TestSession.at(handle)?.telemetry.record(TelemetryEvent(String(name), values))
    }
    return group
  }
}

extension gh_error_reporter {
  static var recording: gh_error_reporter {
    var group = gh_error_reporter()
    group.size = UInt32(MemoryLayout<gh_error_reporter>.size)
    group.report = { TestSession.at($0)?.errors.report(String($1)) }
    return group
  }
}

extension gh_game_center {
  static var recording: gh_game_center {
    var group = gh_game_center()
    group.size = UInt32(MemoryLayout<gh_game_center>.size)
    group.submit_score = { handle, leaderboard, score, game in
      TestSession.at(handle)?.gameCenter.submitScore(
        score, leaderboard: String(leaderboard), gameID: String(game))
      return GH_OK
    }
    group.report_achievement = { handle, achievement, progress in
      TestSession.at(handle)?.gameCenter.reportAchievement(
        String(achievement), progress: Int(progress))
      return GH_OK
    }
    group.finished_games = { handle, mode, games, count in
      guard let session = TestSession.at(handle), let games, let count else { return GH_ERROR }
      let mode = String(mode)
      do {
        let found = try session.gameCenter.finishedGames(mode: mode.isEmpty ? nil : mode)
        games.pointee = session.lend(found)
        count.pointee = UInt64(found.count)
        return GH_OK
      } catch {
        return GH_REFUSED
      }
    }
    return group
  }
}

extension gh_persistence {
  static var recording: gh_persistence {
    var group = gh_persistence()
    group.size = UInt32(MemoryLayout<gh_persistence>.size)
    group.load = { handle, name, bytes in
      guard let session = TestSession.at(handle), let slot = SaveSlot(String(name)) else {
        return GH_ERROR
      }
      guard let found = try? session.store.load(slot) else { return GH_ABSENT }
      bytes?.pointee = session.lend(found)
      return GH_OK
    }
    group.save = { handle, name, bytes in
      guard let session = TestSession.at(handle), let slot = SaveSlot(String(name)) else {
        return GH_ERROR
      }
      session.takeBack()
      do { try session.store.save([UInt8](bytes), in: slot) } catch { return GH_ERROR }
      return GH_OK
    }
    group.remove = { handle, name in
      guard let session = TestSession.at(handle), let slot = SaveSlot(String(name)) else {
        return GH_ERROR
      }
      do { try session.store.remove(slot) } catch { return GH_ERROR }
      return GH_OK
    }
    group.saved_game = { handle, route, game in
      guard let session = TestSession.at(handle), let game else { return GH_ERROR }
      do {
        guard let saved = try session.store.game(at: String(route)) else { return GH_ABSENT }
        session.lend(saved, to: &game.pointee)
        return GH_OK
      } catch {
        return GH_REFUSED
      }
    }
    return group
  }
}

extension gh_monetization {
  static var recording: gh_monetization {
    var group = gh_monetization()
    group.size = UInt32(MemoryLayout<gh_monetization>.size)
    group.is_entitled = { handle, product in
      TestSession.at(handle)?.monetization.isEntitled(to: String(product)) == true ? 1 : 0
    }
    return group
  }
}

extension gh_audio {
  static var recording: gh_audio {
    var group = gh_audio()
    group.size = UInt32(MemoryLayout<gh_audio>.size)
    group.play = { TestSession.at($0)?.audio.play(String($1)) }
    return group
  }
}

extension gh_consent {
  static var recording: gh_consent {
    var group = gh_consent()
    group.size = UInt32(MemoryLayout<gh_consent>.size)
    group.is_given = { TestSession.at($0)?.consent.answer == true ? 1 : 0 }
    return group
  }
}

extension gh_reminders {
  static var recording: gh_reminders {
    var group = gh_reminders()
    group.size = UInt32(MemoryLayout<gh_reminders>.size)
    group.daily_minute = {
      TestSession.at($0)?.reminders.dailyMinute.map { Int32(clamping: $0) } ?? GH_NONE
    }
    return group
  }
}
