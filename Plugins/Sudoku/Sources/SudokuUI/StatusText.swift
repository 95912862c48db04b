import GamePluginKit
import SudokuGameState
import SudokuSolver

/// What there is to say: a hint, what a command found, how the game stands or ended.
struct StatusText: View {
  let game: GameView
  /// Whether there is one line only.
  let isBrief: Bool

  var body: some View {
    if game.board.isSolved {
      text("✓ Solved\(game.board.openCount > 0 ? " in \(game.clock.text)" : "")\(circumstances)")
        .role(.success).bold()
    } else if let hint = game.hint {
      text(isBrief ? hint.brief : "\(hint.sentence) \(continuation(hint))").role(.accent)
    } else if let message = game.message {
      text(message).role(.warning)
    } else if game.board.digits.filledCount == 81 {
      text(isBrief ? game.strings.fullShort : game.strings.full)
        .role(.warning)
    } else if let warning {
      text(warning).role(.warning)
    } else if game.isPristine {
      text(isBrief ? game.strings.typeShort : game.strings.type)
        .role(.secondary)
    } else {
      Gauge(
        value: game.board.enteredCount, total: game.board.openCount,
        label: "\(game.board.enteredCount)/\(game.board.openCount)"
      )
      .accessibilityLabel("\(game.board.enteredCount) of \(game.board.openCount) squares filled")
    }
  }

  private func text(_ words: String) -> some View {
    Text(words).lineLimit(isBrief ? 1 : 0)
  }

  private var circumstances: String {
    if game.board.openCount == 0 { return isBrief ? "" : "\nIt was full from the start." }
    let help = game.isAssisted ? "with help" : "without help"
    return isBrief ? " · \(help)" : "\n\(game.title), \(help)"
  }

  private func continuation(_ hint: Hint) -> String {
    if game.hintGoesOn { return "H goes on." }
    return hint.placement == nil ? "" : "H places it."
  }

  /// What a player of an imported puzzle must know before playing it.
  private var warning: String? {
    guard case .ambiguous(let count, let isExact) = game.board.verdict else { return nil }
    let number = isExact ? "\(count)" : "\(count) or more"
    return isBrief
      ? "\(number) solutions; any counts" : "The puzzle has \(number) solutions; any counts."
  }
}
