public import SudokuSolver

/// A grid with the digits that are still possible in each open cell.
///
/// Placing a digit takes it from the cells that see it; nothing else follows by itself.
public struct CandidateGrid: Hashable, Sendable {
  /// The digits placed so far, givens included.
  public private(set) var digits: SudokuGrid
  /// The cells without a digit.
  public private(set) var open: CellSet
  private var places: [CellSet]
  private var masks: [UInt16]

  /// Takes a grid's digits and, in every open cell, each digit that no cell in sight holds.
  public init(_ grid: SudokuGrid) {
    digits = SudokuGrid()
    open = CellSet(Cell.all)
    places = [CellSet](repeating: CellSet(Cell.all), count: 10)
    places[0] = CellSet()
    masks = [UInt16](repeating: 0b11_1111_1110, count: 81)
    for cell in Cell.all {
      if let digit = grid[cell] { place(digit, at: cell) }
    }
  }

  /// The cells in which a digit, 1 through 9, is possible.
  @inline(__always)
  public func places(of digit: Int) -> CellSet { places[digit] }

  /// The digits possible in a cell, in order; none once it is filled.
  public func candidates(at cell: Cell) -> [Int] { digitList(masks[cell.index]) }

  /// The digits possible in a cell, digit d as bit d.
  @inline(__always)
  func mask(_ cell: Cell) -> UInt16 { masks[cell.index] }

  /// The cells in which any digit of a mask is possible.
  func places(ofAny mask: UInt16) -> CellSet {
    digitList(mask).reduce(CellSet()) { $0.union(places[$1]) }
  }

  /// Enters a digit and takes it from the cells that see it.
  public mutating func place(_ digit: Int, at cell: Cell) {
    digits[cell] = digit
    open.remove(cell)
    for other in digitList(masks[cell.index]) { places[other].remove(cell) }
    masks[cell.index] = 0
    let affected = places[digit].intersection(.peers(of: cell))
    places[digit] = places[digit].subtracting(affected)
    for peer in affected { masks[peer.index] &= ~(1 << UInt16(digit)) }
  }

  /// Takes a digit from a cell; no effect where it is not possible.
  public mutating func eliminate(_ digit: Int, at cell: Cell) {
    places[digit].remove(cell)
    masks[cell.index] &= ~(1 << UInt16(digit))
  }

  /// Carries out a step's eliminations and placements.
  public mutating func apply(_ step: Step) {
    for elimination in step.eliminations { eliminate(elimination.digit, at: elimination.cell) }
    for placement in step.placements { place(placement.digit, at: placement.cell) }
  }

  /// Whether every cell is filled; says nothing about conflicts.
  public var isFilled: Bool { open.isEmpty }

  /// Whether some open cell has no digit left.
  public var isStuck: Bool { open.contains { masks[$0.index] == 0 } }
}

/// A mask's digits in order.
@inline(__always)
func digitList(_ mask: UInt16) -> [Int] {
  var digits: [Int] = []
  var rest = mask
  while rest != 0 {
    digits.append(rest.trailingZeroBitCount)
    rest &= rest &- 1
  }
  return digits
}
