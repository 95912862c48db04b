import GameShellUI

/// Columns of text that stand below each other.
struct TextTable {
  private var rows: [[String]] = []

  /// Adds a row; every row has as many cells as the first.
  mutating func add(_ cells: [String]) { rows.append(cells.map { $0.printable() }) }

  /// The rows, each cell but the last padded to its column's width.
  var lines: [String] {
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in rows.map { CharacterWidth.of($0[column]) }.max() ?? 0
    }
    return rows.map { cells in
      cells.enumerated().map { column, cell in
        column == columns - 1
          ? cell
          : cell + String(repeating: " ", count: widths[column] - CharacterWidth.of(cell) + 2)
      }.joined()
    }
  }
}
