import MinesweeperGameState

/// A board that another program (Simon Tatham's Mines, measured by ms_toollib) described.
struct Known {
  let board: Board
  let threeBV: Int
  let openings: Int

  /// Reads a bitmap in hexadecimal, row by row, the most significant bit first.
  init(_ spec: String, _ bitmap: String, threeBV: Int, openings: Int) {
    self.threeBV = threeBV
    self.openings = openings
    guard let spec = BoardSpec(spec) else { fatalError("no board: \(spec)") }
    let bits = bitmap.flatMap { digit -> [Character] in
      let value = digit.hexDigitValue ?? 0
      return [8, 4, 2, 1].map { value & $0 == 0 ? "." : "*" }
    }
    let rows = (0..<spec.height).map { row in
      String(bits[row * spec.width..<(row + 1) * spec.width])
    }
    do {
      board = try Board(spec, mines: rows.joined(separator: "/"))
    } catch {
      fatalError("\(error)")
    }
  }

  static let all = [
    Known("9x9x10", "200022000238040000140", threeBV: 5, openings: 4),
    Known("9x9x10", "006840224030080000000", threeBV: 15, openings: 2),
    Known("9x9x10", "040080000260028052000", threeBV: 30, openings: 3),
    Known(
      "16x16x40",
      "000080003888080600040402082010600788100000020015043204010201"
        + "06c2", threeBV: 32, openings: 6),
    Known(
      "16x16x40",
      "201208040841830c5010ba40100082069001800008000000c01000200140"
        + "1040", threeBV: 61, openings: 7),
    Known(
      "16x16x40",
      "0802010438000344004800021120400000851060020c0020528400406012"
        + "00a0", threeBV: 103, openings: 7),
    Known(
      "30x16x99",
      "04428201813b0a22040390498409013400254228448200c5000000164004"
        + "00101000c4821000180410423100480e84401020200008524640210411c7", threeBV: 116, openings: 17
    ),
    Known(
      "30x16x99",
      "08a1385048004411380004082221860080b200220200a40a828288480010"
        + "00c2230402858483402000000080850040409d0300022a46031223a82008", threeBV: 169, openings: 12
    ),
    Known(
      "30x16x99",
      "000204400022802011320880618050800234142282901c401000002101d3"
        + "044220608098400821442494003d0d022209020080a34284088020408621", threeBV: 219, openings: 14
    ),
    Known("9x9x35", "fe1d0086187cf30d81c08", threeBV: 21, openings: 3),
    Known("9x9x35", "f1e0e3b8710b8180068f8", threeBV: 25, openings: 3),
    Known("9x9x35", "084c041d381e4663e2ff0", threeBV: 35, openings: 1),
    Known(
      "30x16x170",
      "97c492a3402311d1c610404406c0096a03890d0c5840803e49d448c03c60"
        + "20aac180867909026e468621e031a303384be86c21e1001a79e208cec630", threeBV: 203, openings: 11
    ),
    Known(
      "30x16x170",
      "31080bf88e1421b23833ce05d0716ca1b06443c02048021139000c804322"
        + "fb508650845942070ba02c4608ef41532001450400e718805188255bdeb9", threeBV: 222, openings: 8),
    Known(
      "30x16x170",
      "31080bf88e1421b23833ce05d0716ca1b06443c02048021139000c804322"
        + "fb508650845942070ba02c4608ef41532001450400e718805188255bdeb9", threeBV: 222, openings: 8),
  ]
}
