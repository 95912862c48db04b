import GameShellKit

/// The colours behind cells, joined into as few rectangles as reading order allows.
struct BackgroundMap {
  /// A rectangle of one colour, in cells.
  struct Area: Hashable {
    var column: Int
    var row: Int
    var columns: Int
    var rows: Int
    var color: RGB
  }

  private var runs: [Area] = []

  /// Colours a cell. Cells come row by row, from left to right.
  mutating func set(_ column: Int, _ row: Int, _ color: RGB) {
    if let last = runs.last, last.row == row, last.column + last.columns == column,
      last.color == color
    {
      runs[runs.count - 1].columns += 1
    } else {
      runs.append(Area(column: column, row: row, columns: 1, rows: 1, color: color))
    }
  }

  /// The rectangles: equal runs below each other are one.
  var areas: [Area] {
    var result: [Area] = []
    var open: [Area: Int] = [:]
    for run in runs {
      var above = run
      above.row -= 1
      if let index = open.removeValue(forKey: above) {
        result[index].rows += 1
        open[run] = index
      } else {
        open[run] = result.count
        result.append(run)
      }
    }
    return result
  }
}
