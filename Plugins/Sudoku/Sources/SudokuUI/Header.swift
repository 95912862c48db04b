import GamePluginKit
import SudokuGameState

/// The line above the board: the mode, what digits become, and the time.
struct Header: View {
  let game: GameView

  var body: some View {
    HStack(spacing: 1) {
      Text(game.title).role(.title).bold()
      Spacer()
      if game.isNoting { Text(game.strings.notesMark).role(.warning).bold() }
      Spacer()
      Text("\(game.board.enteredCount)/\(game.board.openCount)").role(.secondary)
        .accessibilityLabel(game.filled)
      Text(game.clock.text).bold().role(.accent)
        .accessibilityLabel(game.strings.spoken.time.filling("time", with: game.clock.text))
    }
  }
}
