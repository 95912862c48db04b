import GamePluginKit
import SudokuGameState

/// The last line: keys, as many as there is room for.
struct KeyLine: View {
  let game: GameView
  let layout: BoardLayout
  let width: Int

  var body: some View {
    HStack(spacing: Self.spacing) {
      ForEach(fitting) { $0.view }
    }
  }

  private static let spacing = 2

  private var hints: [Command] {
    let writing = [
      Command(key: "↑↓←→", words: game.strings.keyMove, action: ""),
      Command(
        key: "1–9", words: game.isNoting ? game.strings.keyNote : game.strings.keyWrite, action: ""),
      Command(
        key: "Alt+1–9", words: game.isNoting ? game.strings.keyWrite : game.strings.keyNote,
        action: ""),
    ]
    switch layout.panel {
    case .side: return game.board.isSolved ? [] : writing
    case .narrow: return Array(Command.all(game).dropFirst(layout.bodyHeight - 9)) + writing
    case .below: return Command.all(game)
    }
  }

  private var fitting: [Command] {
    var left = width
    return Array(
      hints.prefix {
        left -= $0.width + Self.spacing
        return left + Self.spacing >= 0
      })
  }
}
