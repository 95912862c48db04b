/// 81 squares, each blank or holding a digit.
///
/// A grid may hold conflicting digits, as a game in progress does; `firstConflict` finds them.
public struct SudokuGrid: Hashable, Sendable {
  /// The digits in reading order, 0 for a blank; always 81 of them, each 0 through 9.
  public private(set) var digits: [UInt8]

  /// Makes the empty grid.
  public init() {
    digits = [UInt8](repeating: 0, count: 81)
  }

  /// Takes 81 digits in reading order, 0 for a blank; `nil` for another count or a value above 9.
  public init?(digits: [UInt8]) {
    guard digits.count == 81, digits.allSatisfy({ $0 <= 9 }) else { return nil }
    self.digits = digits
  }

  init(checked digits: [UInt8]) {
    self.digits = digits
  }

  /// The digit in a cell, 1 through 9, or `nil` for a blank; traps on another digit.
  public subscript(cell: Cell) -> Int? {
    get {
      let digit = digits[cell.index]
      return digit == 0 ? nil : Int(digit)
    }
    set {
      let digit = newValue ?? 0
      precondition(digit >= 0 && digit <= 9 && newValue != 0, "a digit is 1 through 9")
      digits[cell.index] = UInt8(digit)
    }
  }

  /// How many cells hold a digit.
  public var filledCount: Int { digits.reduce(0) { $0 + ($1 == 0 ? 0 : 1) } }

  /// Whether every cell holds a digit and no two contradict each other.
  public var isSolved: Bool { filledCount == 81 && firstConflict == nil }

  /// The first pair of equal digits in a house, rows before columns before boxes.
  public var firstConflict: Conflict? {
    guard hasConflict else { return nil }
    for house in House.all {
      var seen = [Cell?](repeating: nil, count: 10)
      for cell in house.cells {
        guard let digit = self[cell] else { continue }
        if let first = seen[digit] {
          return Conflict(digit: digit, house: house, first: first, second: cell)
        }
        seen[digit] = cell
      }
    }
    return nil
  }

  /// Every cell whose digit stands again in one of its houses, in reading order.
  public var conflictingCells: [Cell] {
    guard hasConflict else { return [] }
    return Cell.all.filter { cell in
      guard let digit = self[cell] else { return false }
      return Cell.all.contains { $0.sees(cell) && self[$0] == digit }
    }
  }

  private var hasConflict: Bool {
    var rows: InlineArray<9, UInt16> = .init(repeating: 0)
    var columns = rows
    var boxes = rows
    for index in 0..<81 where digits[index] != 0 {
      let bit = UInt16(1) << UInt16(digits[index])
      let cell = Cell(index: index)
      if (rows[cell.row] | columns[cell.column] | boxes[cell.box]) & bit != 0 { return true }
      rows[cell.row] |= bit
      columns[cell.column] |= bit
      boxes[cell.box] |= bit
    }
    return false
  }
}
