import GamePluginKit
import MinesweeperGameState
import MinesweeperPersistence

extension BoardScene {
  /// Opens a closed square, or chords on an open one.
  func open(_ square: Int) -> SceneResponse {
    let isOpen = midend.state.squares[square].isOpen
    return make(isOpen ? .chord(square) : .open(square), cue: "open")
  }

  func toggleFlag(_ square: Int) -> SceneResponse { make(.flag(square), cue: "flag") }

  func chord(_ square: Int) -> SceneResponse { make(.chord(square), cue: "open") }

  private func make(_ move: Move, cue: String) -> SceneResponse {
    switch midend.play(move) {
    case .illegal:
      return .changed
    case .played:
      hint = nil
      deps.audio.play(cue)
      return .committed
    case .completed:
      hint = nil
      report()
      return .committed
    }
  }

  private func report() {
    let isWon = midend.state.status == .won
    deps.audio.play(isWon ? "won" : "lost")
    let isAssisted = midend.isAssisted || midend.undoCount > 0
    // The board of a day is not done before it is won.
    if mode.day != nil, !isWon { return }
    // That of another day is no race any more.
    let isLate = mode.day.map { $0 != deps.clock.today } ?? false
    deps.completions.gameCompleted(
      GameCompletion(
        mode: mode.id, gameID: mode.day.map { DailyPuzzle($0).id } ?? "\(midend.id)", isWon: isWon,
        isAssisted: isAssisted,
        elapsed: midend.clock.elapsed, score: midend.clock.elapsed,
        leaderboard: isWon && !isAssisted && !isLate ? mode.leaderboard : nil))
  }

  /// Starts another game of the same measures, or the board of a day once more; in the middle of
  /// one it asks first.
  func askForNewGame() -> SceneResponse {
    if mode.day != nil, !midend.canUndo { return .handled }
    if midend.isPristine || midend.isComplete { return startNewGame() }
    isAskingForNewGame = true
    return .changed
  }

  /// Handles an event while the question stands; nil for those that have nothing to do with it.
  func answerQuestion(_ event: SceneEvent, at time: GameTime) -> SceneResponse? {
    switch event {
    case .key(.character("y"), []), .key(.enter, []), .action("new.yes", _, _):
      midend.advance(to: time)
      return startNewGame()
    case .key, .action:
      midend.advance(to: time)
      isAskingForNewGame = false
      return .changed
    case .pointer(let pointer) where pointer.phase == .press && pointer.cell != nil:
      midend.advance(to: time)
      isAskingForNewGame = false
      return .changed
    default: return nil
    }
  }

  private func startNewGame() -> SceneResponse {
    isAskingForNewGame = false
    chordSquare = nil
    hint = nil
    if mode.day == nil { midend.startNext() } else { midend.restart() }
    return .committed
  }
}
