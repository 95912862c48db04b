/// Why a line of text is not a puzzle, in a sentence its author can act on.
public enum GridError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line has this many characters where 81 are needed.
  case length(Int)
  /// A character that is neither a digit nor a blank, at a position counted from 1.
  case character(Character, position: Int)
  /// Two givens contradict each other.
  case conflict(Conflict)

  /// The fault and its remedy as one sentence.
  public var description: String {
    switch self {
    case .length(let count) where count < 81:
      "A puzzle has 81 characters, but this one has \(count): \(81 - count) too few."
    case .length(let count):
      "A puzzle has 81 characters, but this one has \(count): \(count - 81) too many."
    case .character(let character, let position):
      "Character \(position) (\(Cell(index: position - 1))) is \(Self.shown(character)); "
        + "write 1 to 9 for a digit and . or 0 for a blank."
    case .conflict(let conflict):
      "The digit \(conflict.digit) is given twice in \(conflict.house) "
        + "(\(conflict.first) and \(conflict.second)); remove one of them."
    }
  }

  /// A character in quotes, or its number where there would be nothing to see.
  public static func shown(_ character: Character) -> String {
    let isVisible = character.unicodeScalars.allSatisfy {
      $0.value > 0x20 && !(0x7F...0xA0).contains($0.value)
    }
    if isVisible { return "“\(character)”" }
    let codes = character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
    return codes.joined(separator: " ")
  }
}
