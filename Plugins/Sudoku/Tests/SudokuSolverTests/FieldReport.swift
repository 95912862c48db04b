import SudokuSolver

/// The grids that users of other Sudoku programs reported as handled wrongly.
enum FieldReport {
  static let sixSolutions =
    "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1.."
  static let proper =
    "000000002020050801000000300704090000000085410005037000180000900007009000200040058"
  static let spoilt =
    "62.485..98.39..5..5......83.......5..6.2...3.3.......84..3721652365918747..846392"
  static let slowUnique =
    "000007004000006003860200000509082000640000080000000700000000042010030000703000009"
  static let slowMany =
    "001000000200000000003000000400000005005000600600000040007103000800000000009020000"
  static let slowNone =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
  static let solved =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642"

  /// Grids that a random search found slowest for this solver before it probed, and whether they
  /// have a solution.
  static let slowestFound = [
    ("5.98.....7..............6......8..........7.52........69.41......49.68...........", true),
    ("......2.4......5.9..........9.8...6........4...5..3.813.........6.......5.29.....", false),
    ("..54......73.....1...1.........1.........8..64.....1..341...........79..7...2...8", false),
    ("3...7........6........5.3.456.41...................7.....9........3..9....6...135", false),
  ]

  /// The same grid turned a quarter.
  static func turned(_ line: String) -> String {
    let characters = Array(line)
    return String(Cell.all.map { characters[(8 - $0.column) * 9 + $0.row] })
  }

  /// The same grid mirrored at its diagonal.
  static func mirrored(_ line: String) -> String {
    let characters = Array(line)
    return String(Cell.all.map { characters[$0.column * 9 + $0.row] })
  }

  /// The eight ways a grid can be laid on a table.
  static func orientations(_ line: String) -> [String] {
    var result: [String] = []
    var next = line
    for _ in 0..<4 {
      result += [next, mirrored(next)]
      next = turned(next)
    }
    return result
  }
}
