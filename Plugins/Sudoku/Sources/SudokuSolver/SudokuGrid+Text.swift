extension SudokuGrid: CustomStringConvertible {
  /// Reads 81 characters in reading order, `.` or `0` for a blank.
  ///
  /// Refuses givens that contradict each other, so what is read can be handed to a player; whether
  /// it has a solution is the solver's question.
  public init(parsing line: some StringProtocol) throws(GridError) {
    var digits: [UInt8] = []
    digits.reserveCapacity(81)
    for byte in line.utf8 {
      switch byte {
      case UInt8(ascii: "."): digits.append(0)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte &- UInt8(ascii: "0"))
      default: throw Self.fault(in: line)
      }
    }
    guard digits.count == 81 else { throw .length(digits.count) }
    self.init(checked: digits)
    if let conflict = firstConflict { throw .conflict(conflict) }
  }

  /// The grid as 81 characters, `.` for a blank.
  public var description: String {
    String(
      decoding: digits.map { $0 == 0 ? UInt8(ascii: ".") : $0 &+ UInt8(ascii: "0") },
      as: UTF8.self)
  }

  private static func fault(in line: some StringProtocol) -> GridError {
    let count = line.count
    guard count == 81 else { return .length(count) }
    for (offset, character) in line.enumerated() where !".0123456789".contains(character) {
      return .character(character, position: offset + 1)
    }
    return .length(count)
  }
}
