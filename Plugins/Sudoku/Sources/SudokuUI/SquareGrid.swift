import GamePluginKit
import SudokuGameState
import SudokuSolver

/// The 81 squares.
struct SquareGrid: View {
  let game: GameView
  let layout: BoardLayout

  var body: some View {
    BoardGrid(
      columns: 9, rows: 9, cellWidth: layout.cellWidth, cellHeight: layout.cellHeight,
      cursor: game.cursor.index, boxColumns: 3, boxRows: 3, lines: layout.lines,
      action: "select", cells: cells
    )
    .id("board")
    .accessibilityLabel(game.strings.spoken.board)
  }

  private var cells: [BoardCell] {
    let marks = game.marks
    return Square.all.map { square in
      let look = SquareLook(
        square: square, digit: game.board.digits[square], notes: game.board.notes(at: square),
        isGiven: game.board.isGiven(square), mark: marks[square.index],
        isSolved: game.board.isSolved, isDense: layout.cellHeight == 2)
      return BoardCell(
        look.glyph(layout), role: look.role, label: look.label(game.strings), flags: look.flags)
    }
  }
}
