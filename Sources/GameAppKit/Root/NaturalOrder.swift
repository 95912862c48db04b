/// A title in the order in which people look for it: without regard to case, and with numbers by
/// their size, so that "Level 9" stands before "Level 10".
struct NaturalOrder: Comparable {
  private enum Part: Comparable {
    // A number stands before letters, as its digits do.
    case number(length: Int, digits: String)
    case text(String)
  }

  private let parts: [Part]

  init(_ title: String) {
    var parts: [Part] = []
    var rest = title.lowercased()[...]
    while let first = rest.first {
      let isDigit = Self.isDigit(first)
      let run = rest.prefix { Self.isDigit($0) == isDigit }
      rest = rest[run.endIndex...]
      if isDigit {
        let digits = run.drop { $0 == "0" }
        parts.append(.number(length: digits.count, digits: String(digits)))
      } else {
        parts.append(.text(String(run)))
      }
    }
    self.parts = parts
  }

  static func < (a: NaturalOrder, b: NaturalOrder) -> Bool {
    a.parts.lexicographicallyPrecedes(b.parts)
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
