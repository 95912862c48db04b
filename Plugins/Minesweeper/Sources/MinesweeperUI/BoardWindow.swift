import GamePluginKit
import MinesweeperGameState

/// The part of a board that is shown. It moves only as far as it must for the cursor to stay
/// inside, so that a click never makes the board jump.
struct BoardWindow: Hashable {
  /// The leftmost column shown.
  var column = 0
  /// The topmost row shown.
  var row = 0

  /// The window with a square in its middle, as far as the board's edges allow. Opening and
  /// resizing begin here, so that a size shows the same however it was reached.
  static func around(_ square: Int, of spec: BoardSpec, layout: BoardLayout) -> BoardWindow {
    let (y, x) = square.quotientAndRemainder(dividingBy: spec.width)
    return BoardWindow(
      column: max(0, min(x - layout.columns / 2, spec.width - layout.columns)),
      row: max(0, min(y - layout.rows / 2, spec.height - layout.rows)))
  }

  /// The window moved so that a square lies inside, with `margin` more on each side of it where
  /// there is room.
  func showing(
    _ square: Int, of spec: BoardSpec, layout: BoardLayout, margin wish: Int = 0
  ) -> BoardWindow {
    func moved(_ start: Int, _ place: Int, _ shown: Int, _ count: Int) -> Int {
      let margin = min(wish, (shown - 1) / 2)
      let inside = max(place + margin - shown + 1, min(start, place - margin))
      return max(0, min(inside, count - shown))
    }
    let (y, x) = square.quotientAndRemainder(dividingBy: spec.width)
    return BoardWindow(
      column: moved(column, x, layout.columns, spec.width),
      row: moved(row, y, layout.rows, spec.height))
  }

  /// The board's square for a cell of the grid that shows the window.
  func square(of cell: Int, of spec: BoardSpec, layout: BoardLayout) -> Int? {
    guard (0..<layout.columns * layout.rows).contains(cell) else { return nil }
    let (y, x) = cell.quotientAndRemainder(dividingBy: layout.columns)
    return (row + y) * spec.width + column + x
  }
}
