import SudokuSolver

/// Fills a grid at random, always in the open cell with the fewest digits left.
struct SolvedGrid {
  private var digits = [UInt8](repeating: 0, count: 81)
  private var rows = [UInt16](repeating: 0, count: 9)
  private var columns = [UInt16](repeating: 0, count: 9)
  private var boxes = [UInt16](repeating: 0, count: 9)
  private var random: SeededRandom

  /// A grid that depends on nothing but the random numbers, which move on.
  static func random(_ random: inout SeededRandom) -> SudokuGrid {
    var filler = SolvedGrid(random: random)
    let isFilled = filler.fill()
    random = filler.random
    precondition(isFilled, "an empty grid can always be filled")
    return SudokuGrid(digits: filler.digits) ?? SudokuGrid()
  }

  private init(random: SeededRandom) {
    self.random = random
  }

  private mutating func fill() -> Bool {
    var best: (index: Int, mask: UInt16)?
    for index in 0..<81 where digits[index] == 0 {
      let cell = Cell(index: index)
      let mask = 0x3FE & ~(rows[cell.row] | columns[cell.column] | boxes[cell.box])
      if mask.nonzeroBitCount < best?.mask.nonzeroBitCount ?? 10 { best = (index, mask) }
    }
    guard let best else { return true }
    var choices = (1...9).filter { best.mask >> UInt16($0) & 1 == 1 }
    random.shuffle(&choices)
    for digit in choices {
      toggle(digit, at: best.index)
      digits[best.index] = UInt8(digit)
      if fill() { return true }
      toggle(digit, at: best.index)
      digits[best.index] = 0
    }
    return false
  }

  private mutating func toggle(_ digit: Int, at index: Int) {
    let cell = Cell(index: index)
    let bit = UInt16(1) << UInt16(digit)
    rows[cell.row] ^= bit
    columns[cell.column] ^= bit
    boxes[cell.box] ^= bit
  }
}
