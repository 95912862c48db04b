import SudokuSolver

/// Some rows or some columns, as a mask of nine.
struct Lines {
  let areRows: Bool
  let mask: UInt16

  var houses: [House] { digitList(mask).map { House.all[areRows ? $0 : 9 + $0] } }

  var cells: CellSet { (areRows ? Self.rowCells : Self.columnCells)[Int(mask)] }

  /// By size and mask: every choice of that many lines out of those, of which there are at most two
  /// more.
  static let choices: [[[UInt16]]] = (0...4).map { size in
    (0..<512).map {
      $0.nonzeroBitCount <= size + 2 ? choices(of: digitList($0), size: size) : []
    }
  }

  private static let rowCells = unions(from: 0)
  private static let columnCells = unions(from: 9)

  private static func unions(from first: Int) -> [CellSet] {
    (0..<512).map { mask in
      digitList(mask).reduce(CellSet()) { $0.union(.house(first + $1)) }
    }
  }

  private static func choices(of lines: [Int], size: Int) -> [UInt16] {
    guard size > 0 else { return [0] }
    guard lines.count >= size, let first = lines.first else { return [] }
    let rest = Array(lines.dropFirst())
    return choices(of: rest, size: size - 1).map { $0 | 1 << UInt16(first) }
      + choices(of: rest, size: size)
  }
}
