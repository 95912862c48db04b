import GamePluginKit
import StarterGameState

/// How large a pile is shown: as roomy as fits.
struct PileLayout: Hashable {
  /// Columns of the terminal for one stone.
  let cellWidth: Int
  /// Lines around and between the stones.
  let lines: BoardGrid.Lines
  /// Stones beside each other.
  static let columns = 8
  /// Rows of the screen that are not the pile's: header, status and keys.
  static let otherRows = 3
  /// The least room in which the game can be played.
  static let minimum = CellSize(columns: 20, rows: 8)

  /// The layout for a pile in a room.
  init(_ pile: Pile, in size: CellSize) {
    let rows = Self.rows(pile)
    if size.columns >= Self.columns * 4 + 1, size.rows >= rows * 2 + 1 + Self.otherRows {
      (cellWidth, lines) = (3, .all)
    } else if size.columns >= Self.columns * 3 + 2 {
      (cellWidth, lines) = (3, .outer)
    } else {
      (cellWidth, lines) = (2, .outer)
    }
  }

  /// Rows of stones.
  static func rows(_ pile: Pile) -> Int { (pile.size + columns - 1) / columns }
}
