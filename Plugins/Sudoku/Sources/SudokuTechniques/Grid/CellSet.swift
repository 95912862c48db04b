public import SudokuSolver

/// A set of cells, one bit each.
public struct CellSet: Hashable, Sendable, SetAlgebra {
  var bits: UInt128

  @inline(__always)
  init(bits: UInt128) { self.bits = bits }

  /// Makes the empty set.
  public init() { bits = 0 }

  /// Collects cells, each counted once.
  public init(_ cells: some Sequence<Cell>) {
    bits = cells.reduce(0) { $0 | 1 << UInt128($1.index) }
  }

  /// How many cells the set has.
  @inline(__always)
  public var count: Int { bits.nonzeroBitCount }

  /// Whether the set has no cell.
  @inline(__always)
  public var isEmpty: Bool { bits == 0 }

  /// The cell that is read first.
  public var first: Cell? { isEmpty ? nil : Cell(index: bits.trailingZeroBitCount) }

  /// Whether a cell belongs to the set.
  @inline(__always)
  public func contains(_ cell: Cell) -> Bool { bits >> UInt128(cell.index) & 1 == 1 }

  /// Adds a cell; tells whether it is new.
  @discardableResult
  public mutating func insert(_ cell: Cell) -> (inserted: Bool, memberAfterInsert: Cell) {
    let isNew = !contains(cell)
    bits |= 1 << UInt128(cell.index)
    return (isNew, cell)
  }

  /// Takes a cell out; `nil` when it was not in.
  @discardableResult
  public mutating func remove(_ cell: Cell) -> Cell? {
    guard contains(cell) else { return nil }
    bits &= ~(1 << UInt128(cell.index))
    return cell
  }

  /// Adds a cell; answers it when it was there before.
  @discardableResult
  public mutating func update(with cell: Cell) -> Cell? {
    insert(cell).inserted ? nil : cell
  }

  /// The cells of either set.
  @inline(__always)
  public func union(_ other: CellSet) -> CellSet { CellSet(bits: bits | other.bits) }

  /// The cells of both sets.
  @inline(__always)
  public func intersection(_ other: CellSet) -> CellSet { CellSet(bits: bits & other.bits) }

  /// The cells of exactly one of the sets.
  public func symmetricDifference(_ other: CellSet) -> CellSet { CellSet(bits: bits ^ other.bits) }

  /// The cells that the other set lacks.
  @inline(__always)
  public func subtracting(_ other: CellSet) -> CellSet { CellSet(bits: bits & ~other.bits) }

  /// Adds another set's cells.
  public mutating func formUnion(_ other: CellSet) { bits |= other.bits }

  /// Keeps the cells that the other set has too.
  public mutating func formIntersection(_ other: CellSet) { bits &= other.bits }

  /// Keeps the cells of exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: CellSet) { bits ^= other.bits }
}

extension CellSet: Sequence {
  /// Walks the cells in reading order.
  public struct Iterator: IteratorProtocol, Sendable {
    var bits: UInt128

    /// The next cell, or `nil` after the last.
    @inline(__always)
    public mutating func next() -> Cell? {
      guard bits != 0 else { return nil }
      defer { bits &= bits &- 1 }
      return Cell(index: bits.trailingZeroBitCount)
    }
  }

  /// Starts at the cell that is read first.
  public func makeIterator() -> Iterator { Iterator(bits: bits) }
}
