/// What can be said about one digit within one band, looked up instead of reasoned out.
///
/// A band is three rows: 27 cells as the low bits of a word, 9 to a row. A minirow is the three
/// cells that a row and a box share; the nine of a band are numbered row by row.
final class BandTables: Sendable {
  static let shared = BandTables()

  /// For 9 cells of a row: which of its three minirows are occupied.
  let minirows: InlineArray<512, UInt32>
  /// For the occupied minirows: the cells that lie in a choice of one minirow for each row and box.
  let placeable: InlineArray<512, UInt32>
  /// For the occupied columns: the cells that stay open in the two other bands, since a box whose
  /// candidates stand in one column takes that column for itself.
  let openColumns: InlineArray<512, UInt32>
  /// For 9 cells of a row: the same where exactly one is left, otherwise none.
  let single: InlineArray<512, UInt32>
  /// For a cell: the cells of its band that may hold its digit once it does, itself included.
  let compatible: InlineArray<32, UInt32>

  private init() {
    minirows = .init { cells in
      var occupied: UInt32 = 0
      for box in 0..<3 where cells >> (box * 3) & 7 != 0 { occupied |= 1 << UInt32(box) }
      return occupied
    }
    placeable = .init { occupied in
      var cells: UInt32 = 0
      for boxes in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let chosen = (0..<3).map { $0 * 3 + boxes[$0] }
        guard chosen.allSatisfy({ occupied >> $0 & 1 == 1 }) else { continue }
        for minirow in chosen { cells |= 7 << UInt32(minirow * 3) }
      }
      return cells
    }
    openColumns = .init { columns in
      var open: UInt32 = 511
      for box in 0..<3 {
        let inBox = UInt32(columns) & (7 << UInt32(box * 3))
        if inBox.nonzeroBitCount == 1 { open &= ~inBox }
      }
      return open | open << 9 | open << 18
    }
    single = .init { $0.nonzeroBitCount == 1 ? UInt32($0) : 0 }
    compatible = .init { cell in
      guard cell < 27 else { return 0 }
      let (row, box) = (cell / 9, cell % 9 / 3)
      var cells: UInt32 = 1 << UInt32(cell)
      for other in 0..<27 where other / 9 != row && other % 9 / 3 != box {
        cells |= 1 << UInt32(other)
      }
      return cells
    }
  }
}
