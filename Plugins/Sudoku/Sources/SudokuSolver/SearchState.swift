/// Where every digit may still stand, as 27 words: nine digits in each of three bands.
///
/// The layout follows the band solvers of the Sudoku programmers' forum (fsss, JCZSolve): all that
/// a digit's cells in one band imply for one another is two table look-ups.
struct SearchState {
  /// The cells a digit may take within a band, at `band * 9 + digit`.
  var possible: InlineArray<27, UInt32>
  /// The cells of each band that have no digit yet.
  var open: InlineArray<3, UInt32>
  /// The words of `possible` that changed since their consequences were drawn, one bit each.
  var dirty: UInt32

  /// The state of an empty grid.
  init() {
    possible = .init(repeating: 0x7FF_FFFF)
    open = .init(repeating: 0x7FF_FFFF)
    dirty = 0
  }

  /// The state after a grid's digits were entered, their consequences not yet drawn.
  init(_ grid: SudokuGrid) {
    self.init()
    let tables = BandTables.shared
    grid.digits.withUnsafeBufferPointer { digits in
      for index in 0..<81 where digits[index] != 0 {
        place(Int(digits[index]) - 1, band: index / 27, cell: index % 27, tables)
      }
    }
  }

  /// Whether every cell has its digit.
  var isComplete: Bool { open[0] | open[1] | open[2] == 0 }

  /// Leaves a digit only this cell of its band's row and box; the rest follows in `propagate`.
  mutating func place(_ digit: Int, band: Int, cell: Int, _ tables: BandTables) {
    let word = band * 9 + digit
    let before = possible[word]
    possible[word] = before & tables.compatible[cell & 31]
    // A digit that was already excluded here leaves its row without a cell, which is found then.
    if before & (1 << UInt32(cell)) == 0 { possible[word] = 0 }
    dirty |= 1 << UInt32(word)
  }

  /// Takes one candidate away.
  mutating func exclude(_ digit: Int, band: Int, cell: Int) {
    let word = band * 9 + digit
    possible[word] &= ~(1 << UInt32(cell))
    dirty |= 1 << UInt32(word)
  }

  /// The finished grid; meaningful only when complete.
  var grid: SudokuGrid {
    var digits = [UInt8](repeating: 0, count: 81)
    for word in 0..<27 {
      var cells = possible[word]
      while cells != 0 {
        digits[word / 9 * 27 + cells.trailingZeroBitCount] = UInt8(word % 9 + 1)
        cells &= cells &- 1
      }
    }
    return SudokuGrid(checked: digits)
  }
}
