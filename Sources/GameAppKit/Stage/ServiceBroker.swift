import GameShellKit
import GameStage

/// Answers a game's service calls from the seams that were wired for it.
final class ServiceBroker {
  /// The seams; nil until the game is wired, when every call is refused.
  var deps: GameDeps?
  /// Where the game's log lines go.
  var log: (String) -> Void = { _ in }

  func answer(_ call: ServiceCall) -> ServiceReply {
    if case .log(let line) = call.service {
      log(line)
      return .done
    }
    guard let deps else { return .refused("the game is not wired yet") }
    do throws(SaveError) {
      return try answer(call.service, deps)
    } catch {
      return .refused(error.description)
    }
  }

  private func answer(
    _ service: ServiceCall.Service, _ deps: GameDeps
  ) throws(SaveError) -> ServiceReply {
    switch service {
    case .localDay(let wall): return .number(Int64(deps.clock.day(of: wall).number))
    case .log: return .done
    case .complete(let completion): deps.completions.gameCompleted(completion)
    case .telemetry(let event): deps.telemetry.record(event)
    case .report(let message): deps.errorReporter.report(message)
    case .submitScore(let score, let leaderboard, let gameID):
      deps.gameCenter.submitScore(score, leaderboard: leaderboard, gameID: gameID)
    case .achievement(let id, let progress):
      deps.gameCenter.reportAchievement(id, progress: Int(clamping: progress))
    case .load(let name): return .bytes(try deps.saveStore.load(try slot(name)))
    case .save(let name, let bytes): try deps.saveStore.save(bytes, in: try slot(name))
    case .remove(let name): try deps.saveStore.remove(try slot(name))
    case .isEntitled(let product):
      return .number(deps.monetization.isEntitled(to: product) ? 1 : 0)
    case .play(let cue): deps.audio.play(cue)
    case .consent: return .number(deps.consent.answer == true ? 1 : 0)
    case .dailyMinute: return .number(Int64(deps.reminders.dailyMinute ?? -1))
    case .finishedGames(let mode):
      let games = try deps.gameCenter.finishedGames(mode: mode.isEmpty ? nil : mode)
      return .finished(games.suffix(ServiceReply.mostFinished))
    case .savedGame(let route): return .saved(try deps.saves.game(at: route))
    }
    return .done
  }

  private func slot(_ name: String) throws(SaveError) -> SaveSlot {
    guard let slot = SaveSlot(name) else {
      throw SaveError("\"\(name)\" is not a slot's name: 1 to 64 of a-z, 0-9, '.', '_', '-'")
    }
    return slot
  }
}
