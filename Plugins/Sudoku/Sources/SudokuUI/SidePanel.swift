import GamePluginKit

/// Beside the board: the pad, the commands, and what there is to say.
struct SidePanel: View {
  let game: GameView
  let layout: BoardLayout

  var body: some View {
    VStack(alignment: .leading) {
      DigitPad(
        game: game, columns: 3, cellWidth: isLow ? 6 : isWide ? 7 : 5,
        lines: isLow ? .none : .all)
      if !isLow { Text(game.isNoting ? game.strings.digitsBecomeNotes : " ").role(.warning) }
      ForEach(rows) { row in
        HStack {
          row.first.view.frame(width: firstColumn, alignment: .leading)
          row.second.view
        }
      }
      Text(" ")
      StatusText(game: game, isBrief: false, width: layout.panelWidth)
    }
    .frame(width: layout.panelWidth, height: layout.bodyHeight, alignment: .topLeading)
  }

  private var isLow: Bool { layout.bodyHeight < 17 }
  private var isWide: Bool { layout.panelWidth >= 25 }

  /// Columns of the left commands: half of the panel, or as many as their words need.
  private var firstColumn: Int {
    let widest = rows.reduce((0, 0)) { (max($0.0, $1.first.width), max($0.1, $1.second.width)) }
    return min(layout.panelWidth - widest.1, max(layout.panelWidth / 2, widest.0 + 1))
  }

  private var rows: [(first: Command, second: Command)] {
    let all = Command.all(game)
    return stride(from: 0, to: all.count - 1, by: 2).map { (all[$0], all[$0 + 1]) }
  }
}

/// Beside a board with little room: a digit or a command in each row.
struct NarrowPanel: View {
  let game: GameView
  let layout: BoardLayout

  var body: some View {
    VStack(alignment: .leading) {
      DigitPad(game: game, columns: 1, cellWidth: 8, lines: .none)
      ForEach(Command.all(game).prefix(layout.bodyHeight - 9)) { $0.view }
    }
    .frame(width: layout.panelWidth, height: layout.bodyHeight, alignment: .topLeading)
  }
}
