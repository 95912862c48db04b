import GamePluginKit
import SudokuGameState

/// The nine digits to click, each with how often it is still to be placed.
struct DigitPad: View {
  let game: GameView
  let columns: Int
  let cellWidth: Int
  let lines: BoardGrid.Lines

  var body: some View {
    BoardGrid(
      columns: columns, rows: 9 / columns, cellWidth: cellWidth, lines: lines, action: "digit",
      cells: (1...9).map { cell($0) }
    )
    .id("pad")
    .accessibilityLabel(game.isNoting ? game.strings.notes : game.strings.digits)
  }

  private func cell(_ digit: Int) -> BoardCell {
    let left = game.board.remaining(digit)
    let isNoted = game.isNoting && game.board.notes(at: game.cursor).contains(digit)
    return BoardCell(
      glyph(digit, left: left), role: isNoted ? .selected : left > 0 ? .normal : .candidate,
      label: label(digit, left: left, isNoted: isNoted),
      action: "digit.\(digit)", flags: left > 0 ? .bold : [])
  }

  private func label(_ digit: Int, left: Int, isNoted: Bool) -> String {
    let spoken = game.strings.spoken
    let label = (left < 0 ? spoken.tooMany : spoken.left).filling("digit", with: digit)
      .filling("count", with: abs(left))
    return isNoted
      ? spoken.marked.filling("state", with: label).filling("mark", with: spoken.noted) : label
  }

  private func glyph(_ digit: Int, left: Int) -> String {
    if cellWidth < 4 { return left > 0 ? "\(digit)" : left == 0 ? "·" : "!" }
    return left > 0 ? "\(digit) ×\(left)" : left == 0 ? "\(digit) ✓ " : "\(digit) ! "
  }
}
