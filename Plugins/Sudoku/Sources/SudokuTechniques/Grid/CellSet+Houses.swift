import SudokuSolver

extension CellSet {
  static let houses: [CellSet] = House.all.map { CellSet($0.cells) }

  static let peerSets: [CellSet] = Cell.all.map { cell in
    CellSet(Cell.all.filter { $0.sees(cell) })
  }

  /// The positions in `House.all` of a cell's row, column and box.
  static let housesOfCell: [[Int]] = Cell.all.map { [$0.row, 9 + $0.column, 18 + $0.box] }

  @inline(__always)
  static func peers(of cell: Cell) -> CellSet { peerSets[cell.index] }

  @inline(__always)
  static func house(_ index: Int) -> CellSet { houses[index] }

  /// The cells that see every cell of the set; every cell for the empty set.
  var commonPeers: CellSet {
    var common = CellSet(bits: ~0 >> 47)
    for cell in self { common.formIntersection(.peers(of: cell)) }
    return common
  }

  /// The houses that contain the whole set, as positions in `House.all`.
  var commonHouses: [Int] {
    guard let first else { return [] }
    return CellSet.housesOfCell[first.index].filter {
      self.subtracting(.house($0)).isEmpty
    }
  }
}
