import MinesweeperGameState

/// A board of which another exact solver said whether it can be finished without a guess.
struct Known {
  let board: Board
  let first: Int
  let needsGuess: Bool

  /// Reads a bitmap in hexadecimal, row by row, the most significant bit first.
  init(_ spec: String, _ bitmap: String, column: Int, row: Int, needsGuess: Bool) {
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
    first = board.index(column: column, row: row)
    self.needsGuess = needsGuess
  }

  static let all = [
    Known(
      "16x16x40",
      "8384410a9409010000091060200005a04012441088010001040020220001"
        + "0000", column: 0, row: 14, needsGuess: true),
    Known(
      "16x16x40",
      "88040002c008060020a8108408060028860003000100414e808030042080"
        + "0000", column: 6, row: 13, needsGuess: true),
    Known(
      "16x16x40",
      "140048300500a00a80010000048234c48081000080260003000018004900"
        + "0244", column: 13, row: 13, needsGuess: false),
    Known(
      "16x16x40",
      "0402848e00140c3020810040000114014a8040000080002a000080500410"
        + "0c60", column: 0, row: 11, needsGuess: false),
    Known(
      "30x16x170",
      "97c492a3402311d1c610404406c0096a03890d0c5840803e49d448c03c60"
        + "20aac180867909026e468621e031a303384be86c21e1001a79e208cec630", column: 4, row: 8,
      needsGuess: false),
    Known(
      "30x16x170",
      "31080bf88e1421b23833ce05d0716ca1b06443c02048021139000c804322"
        + "fb508650845942070ba02c4608ef41532001450400e718805188255bdeb9", column: 28, row: 5,
      needsGuess: false),
    Known(
      "30x16x99",
      "08014000461444040048000204000104c004026307200887259c03007640"
        + "0642226500804c0ac400012a400020a26401200006027240520124280002", column: 27, row: 0,
      needsGuess: true),
    Known(
      "30x16x99",
      "040810087341002003000049000240902c881004021601000010000a208a"
        + "15200100335001054150230442227110e3a08108086082841100104c2a0a", column: 18, row: 8,
      needsGuess: true),
    Known(
      "30x16x99",
      "d8030000410981202010894a2240008a202009c805152454011925c03004"
        + "10000000301000ca85a01420030108001270020110ca0940104402488002", column: 5, row: 12,
      needsGuess: false),
    Known(
      "30x16x99",
      "68e8a04400b6001804a104008430180110802900ac182000301148090080"
        + "4810a00c055a00034020944200002400402180a610028009103081283011", column: 19, row: 14,
      needsGuess: false),
    Known("9x9x10", "004202400020009006040", column: 2, row: 4, needsGuess: true),
    Known("9x9x10", "0008000802400c2050100", column: 6, row: 7, needsGuess: true),
    Known("9x9x10", "00080000042480020a0c0", column: 8, row: 4, needsGuess: false),
    Known("9x9x10", "003000280850000100048", column: 3, row: 3, needsGuess: false),
    Known("9x9x35", "378307c0904d14ee1f038", column: 1, row: 3, needsGuess: false),
    Known("9x9x35", "f1e0e3b8710b8180068f8", column: 6, row: 5, needsGuess: false),
  ]
}
