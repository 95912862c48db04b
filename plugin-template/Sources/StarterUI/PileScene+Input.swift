import GamePluginKit
import StarterGameState
import StarterPersistence

extension PileScene {
  /// Answers the game's own events. What is ignored here becomes the host's: focus, scrolling,
  /// the way out.
  func respond(to event: SceneEvent, at time: GameTime) -> SceneResponse {
    switch event {
    case .key(let key, []): respond(to: key, at: time)
    case .action(let action, _, let cell): respond(to: action, cell: cell, at: time)
    case .resize: .changed
    default: .ignored
    }
  }

  private func respond(to key: Key, at time: GameTime) -> SceneResponse {
    switch key {
    case .left, .character("h"): return choose(choice + 1)
    case .right, .character("l"): return choose(choice - 1)
    case .enter, .character(" "): return take(choice)
    case .character("1"): return take(1)
    case .character("2"): return take(2)
    case .character("3"): return take(3)
    case .character("x"): return midend.handle(.action("restart"), at: time) ?? .ignored
    case .character("n"): return startNewGame()
    default: return .ignored
    }
  }

  /// Actions of stones and of the keys at the foot; without a cell they concern what is chosen.
  private func respond(to action: String, cell: Int?, at time: GameTime) -> SceneResponse {
    switch action {
    case "take": take(cell.map { midend.state.stones - $0 } ?? choice)
    case "new": startNewGame()
    default: .ignored
    }
  }

  private func choose(_ count: Int) -> SceneResponse {
    choice = max(1, min(count, midend.state.most))
    return .changed
  }

  private func take(_ count: Int) -> SceneResponse {
    switch midend.play(.take(count)) {
    case .illegal:
      return .handled
    case .played:
      choice = 1
      deps.audio.play("move")
      return .committed
    case .completed:
      report()
      return .committed
    }
  }

  /// Tells the host how the game ended: it keeps statistics and leaderboards. A move taken back
  /// is help, and a game with help enters no leaderboard.
  private func report() {
    let isWon = midend.state.status == .won
    let isAssisted = midend.undoCount > 0
    deps.audio.play(isWon ? "win" : "lose")
    deps.completions.gameCompleted(
      GameCompletion(
        mode: mode.id, gameID: "\(midend.id)", isWon: isWon, isAssisted: isAssisted,
        elapsed: midend.clock.elapsed, score: midend.clock.elapsed,
        leaderboard: isWon && !isAssisted ? mode.leaderboard : nil))
  }

  /// Starts another game of the same length, unless one is being played: nothing is to be lost
  /// by a slip of the finger, and `restart` can be taken back.
  private func startNewGame() -> SceneResponse {
    guard midend.isPristine || midend.isComplete else {
      return SceneResponse(handled: true, toast: "Finish this game, or press x to restart")
    }
    choice = 1
    midend = Midend(
      midend.parameters, seed: midend.nextSeed,
      at: GameTime(steady: midend.clock.lastSteady, wall: 0))
    return .committed
  }
}
