import GamePluginABI
import GameShellKit

/// 1 Telemetry through the door; properties go in the order of their names.
final class HostTelemetry: Telemetry {
  private let link: HostLink
  private let group: gh_telemetry

  init(_ link: HostLink, _ group: gh_telemetry) {
    self.link = link
    self.group = group
  }

  func record(_ event: TelemetryEvent) {
    guard let send = group.event else { return }
    link.call { handle, memory in
      let attributes = event.attributes.sorted { $0.key < $1.key }.map { key, value in
        var attribute = gh_attribute()
        attribute.key = memory.text(key)
        switch value {
        case .text(let text):
          attribute.kind = UInt32(GH_ATTRIBUTE_TEXT)
          attribute.text = memory.text(text)
        case .integer(let integer):
          attribute.kind = UInt32(GH_ATTRIBUTE_INTEGER)
          attribute.integer = integer
        case .number(let number):
          attribute.kind = UInt32(GH_ATTRIBUTE_NUMBER)
          attribute.number = number
        case .flag(let flag):
          attribute.kind = UInt32(GH_ATTRIBUTE_FLAG)
          attribute.integer = flag ? 1 : 0
        }
        return attribute
      }
      attributes.withUnsafeBufferPointer {
        send(handle, memory.text(event.name), $0.baseAddress, UInt64($0.count))
      }
    }
  }
}

/// 2 ErrorReporter through the door.
final class HostErrorReporter: ErrorReporter {
  private let link: HostLink
  private let group: gh_error_reporter

  init(_ link: HostLink, _ group: gh_error_reporter) {
    self.link = link
    self.group = group
  }

  func report(_ fault: FaultRecord) {
    link.call { handle, memory in group.report?(handle, memory.text(fault.message)) }
  }
}

/// 3 GameCenter through the door.
final class HostGameCenter: GameCenter {
  private let link: HostLink
  private let group: gh_game_center

  init(_ link: HostLink, _ group: gh_game_center) {
    self.link = link
    self.group = group
  }

  func submitScore(_ score: Int64, leaderboard: String, gameID: String) {
    link.call { handle, memory in
      _ = group.submit_score?(handle, memory.text(leaderboard), score, memory.text(gameID))
    }
  }

  func reportAchievement(_ id: String, progress: Int) {
    link.call { handle, memory in
      _ = group.report_achievement?(
        handle, memory.text(id), UInt32(clamping: min(1000, max(0, progress))))
    }
  }

  /// None from a host that does not tell them.
  func finishedGames(mode: String?) throws(SaveError) -> [FinishedGame] {
    guard let read = group.finished_games else { return [] }
    var games: [FinishedGame] = []
    let status = link.call { handle, memory in
      var array: UnsafePointer<gh_finished_game>?
      var count: UInt64 = 0
      let status = read(handle, memory.text(mode ?? ""), &array, &count)
      if status == GH_OK {
        games = UnsafeBufferPointer(start: array, count: array == nil ? 0 : Int(count))
          .map(FinishedGame.init)
      }
      return status
    }
    guard status == GH_OK else {
      throw SaveError("could not read the finished games: the host has none to give here")
    }
    return games
  }
}

extension FinishedGame {
  /// Copies a game that came through the door.
  fileprivate init(_ game: gh_finished_game) {
    self.init(
      completion: GameCompletion(
        mode: String(game.mode), gameID: String(game.game_id),
        isWon: game.flags & GH_COMPLETION_WON != 0,
        isAssisted: game.flags & GH_COMPLETION_ASSISTED != 0, elapsed: game.elapsed_ms,
        score: game.score),
      finishedAt: game.finished_ms, day: Day(number: Int(game.day)))
  }
}

/// 5 Monetization through the door.
final class HostMonetization: Monetization {
  private let link: HostLink
  private let group: gh_monetization

  init(_ link: HostLink, _ group: gh_monetization) {
    self.link = link
    self.group = group
  }

  func isEntitled(to product: String) -> Bool {
    link.call { handle, memory in group.is_entitled?(handle, memory.text(product)) == 1 } ?? false
  }
}

/// 6 Audio through the door.
final class HostAudioPlayer: AudioPlayer {
  private let link: HostLink
  private let group: gh_audio

  init(_ link: HostLink, _ group: gh_audio) {
    self.link = link
    self.group = group
  }

  func play(_ cue: String) {
    link.call { handle, memory in group.play?(handle, memory.text(cue)) }
  }
}
