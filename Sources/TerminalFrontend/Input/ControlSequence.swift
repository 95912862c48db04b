import GameShellKit

/// A control sequence taken apart: prefix, numbers, intermediate, final byte.
struct ControlSequence {
  /// `<`, `=`, `>` or `?` before the numbers; 0 for none.
  private(set) var prefix: UInt8 = 0
  /// A byte between the numbers and the final one; 0 for none.
  private(set) var intermediate: UInt8 = 0
  /// The byte that says what it is.
  let final: UInt8
  /// The numbers, each with what a colon adds; one that is left out is nil.
  private var numbers: [[Int?]] = []

  /// Takes the bytes between the introducer and the final byte.
  init(_ bytes: [UInt8], final: UInt8) {
    self.final = final
    var rest = bytes[...]
    if let first = rest.first, (0x3c..<0x40).contains(first) {
      prefix = first
      rest = rest.dropFirst()
    }
    if let last = rest.last, last < 0x30 {
      intermediate = last
      rest = rest.prefix { $0 >= 0x30 }
    }
    guard !rest.isEmpty else { return }
    numbers = rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
    }
  }

  /// How many numbers there are.
  var count: Int { numbers.count }

  /// A number, or nil when it is left out or absurd.
  subscript(index: Int, sub sub: Int = 0) -> Int? {
    numbers.indices.contains(index) && numbers[index].indices.contains(sub)
      ? numbers[index][sub] : nil
  }

  /// The keys held, from the number that holds one more than their bits.
  func modifiers(at index: Int) -> Modifiers {
    guard let number = self[index], number > 1 else { return [] }
    return Modifiers(rawValue: UInt32(truncatingIfNeeded: (number - 1) & 0b1111))
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 9 else { return nil }
    var value = 0
    for digit in digits {
      guard (0x30..<0x3a).contains(digit) else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    return value
  }
}
