import GamePluginKit
import SudokuGameState
import SudokuSolver

extension BoardScene {
  /// Says the next thing that a player could see; asked again, goes on, and at last does it.
  func showHint() -> SceneResponse {
    guard !midend.isComplete else { return .handled }
    if let hints {
      if hints.shown + 1 < hints.way.count {
        self.hints?.shown += 1
        return pointed()
      }
      if let placement = hints.way[hints.shown].placement {
        cursor = placement.square
        return make(.enter(placement.digit, placement.square), cue: "enter")
      }
    }
    message = nil
    let way = midend.state.hints()
    guard !way.isEmpty else { return .handled }
    hints = (way, 0)
    midend.isAssisted = true
    return pointed()
  }

  /// Puts the cursor where the hint's digit goes.
  private func pointed() -> SceneResponse {
    if let hints, let square = hints.way[hints.shown].placement?.square { cursor = square }
    return .committed
  }

  /// Marks the digits that differ from the solution.
  func check() -> SceneResponse {
    guard !midend.isComplete else { return .handled }
    forgetRemarks()
    let board = midend.state
    guard board.solution != nil else {
      message = strings.severalSolutions
      return .changed
    }
    midend.isAssisted = true
    wrong = [:]
    for square in board.wrongSquares { wrong[square] = board.digits[square] }
    message = wrong.isEmpty ? strings.nothingWrong : strings.wrong.text(for: wrong.count)
    return .committed
  }
}
