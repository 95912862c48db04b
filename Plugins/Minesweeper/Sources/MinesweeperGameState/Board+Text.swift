/// Why a text is not a board.
public struct BoardTextFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let description: String
}

extension Board {
  /// A board given literally: rows joined by `/`, `*` for a mine and `.` for none; after an `@` the
  /// number of a square that is open from the start.
  public init(_ spec: BoardSpec, mines text: String) throws(BoardTextFault) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    try self.init(spec, rows: parts[0])
    guard parts.count == 2 else { return }
    guard let start = Int(parts[1]), String(start) == parts[1], squares.indices.contains(start),
      !squares[start].isMine, let opened = applying(.open(start))
    else {
      throw BoardTextFault(
        description: "“\(parts[1])” is not the number of a square without a mine")
    }
    self = opened
  }

  private init(_ spec: BoardSpec, rows text: Substring) throws(BoardTextFault) {
    self.init(spec, seed: 0)
    let rows = text.split(separator: "/", omittingEmptySubsequences: false)
    guard rows.count == spec.height else {
      throw BoardTextFault(description: "it has \(rows.count) rows, not \(spec.height)")
    }
    for (row, line) in rows.enumerated() {
      guard line.utf8.count == spec.width else {
        throw BoardTextFault(
          description: "row \(row + 1) has \(line.utf8.count) squares, not \(spec.width)")
      }
      for (column, mark) in line.utf8.enumerated() {
        switch mark {
        case UInt8(ascii: "*"): layMine(at: index(column: column, row: row))
        case UInt8(ascii: "."): break
        default:
          throw BoardTextFault(
            description: "row \(row + 1) has something other than “*” and “.” in it")
        }
      }
    }
    let count = squares.count { $0.isMine }
    guard count == spec.mines else {
      throw BoardTextFault(description: "it has \(count) mines, not \(spec.mines)")
    }
    isLaid = true
  }

  /// The rows as `init(_:mines:)` reads them; nil while the mines are not laid.
  public var minesText: String? {
    guard isLaid else { return nil }
    return (0..<spec.height).map { row in
      String(
        decoding: squares[row * spec.width..<(row + 1) * spec.width].map {
          $0.isMine ? UInt8(ascii: "*") : UInt8(ascii: ".")
        }, as: UTF8.self)
    }.joined(separator: "/")
  }
}
