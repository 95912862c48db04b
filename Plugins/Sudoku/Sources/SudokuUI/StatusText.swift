import GamePluginKit
import SudokuGameState
import SudokuSolver

/// What there is to say: a hint, what a command found, how the game stands or ended.
struct StatusText: View {
  let game: GameView
  /// Whether there is one line only.
  let isBrief: Bool
  /// Its columns; only one line is made to fit.
  let width: Int

  var body: some View {
    if game.board.isSolved {
      text("✓ \(solved)\(circumstances.isEmpty ? "" : isBrief ? " · " : "\n")\(circumstances)")
        .role(.success).bold()
    } else if let hint = game.hint {
      text(isBrief ? hint.brief(within: width) : continued(hint)).role(.accent)
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
      .accessibilityLabel(game.filled)
    }
  }

  private func text(_ words: String) -> some View {
    Text(words).lineLimit(isBrief ? 1 : 0)
  }

  private var words: PuzzleStrings { game.strings.puzzle }

  private var solved: String {
    game.board.openCount > 0
      ? words.solvedIn.filling("time", with: game.clock.text) : words.solved
  }

  private var circumstances: String {
    if game.board.openCount == 0 { return isBrief ? "" : words.fullFromStart }
    let help = game.isAssisted ? words.withHelp : words.withoutHelp
    return isBrief
      ? help : words.circumstances.filling("mode", with: game.title).filling("help", with: help)
  }

  /// A hint, with what asking again does.
  private func continued(_ hint: HintText) -> String {
    let hints = game.strings.hints
    let text = game.hintGoesOn ? hints.goesOn : game.hintPlaces ? hints.places : "{hint}"
    return text.filling("key", with: "H").filling("hint", with: hint.sentence)
  }

  /// What a player of an imported puzzle must know before playing it.
  private var warning: String? {
    guard case .ambiguous(let count, let isExact) = game.board.verdict else { return nil }
    let number = isExact ? "\(count)" : words.orMore.filling("count", with: count)
    return (isBrief ? words.ambiguousShort : words.ambiguous).filling("count", with: number)
  }
}
