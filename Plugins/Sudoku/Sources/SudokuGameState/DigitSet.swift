/// A set of the digits 1 through 9, such as a square's pencil marks.
public struct DigitSet: Hashable, Sendable {
  /// Digit d as bit d.
  private var bits: UInt16

  private init(bits: UInt16) { self.bits = bits }

  /// Makes the empty set.
  public init() { bits = 0 }

  /// Collects digits.
  public init(_ digits: some Sequence<Int>) {
    bits = digits.reduce(0) { $0 | 1 << UInt16($1) }
  }

  /// Every digit.
  public static let all = DigitSet(1...9)

  /// Whether there is no digit.
  public var isEmpty: Bool { bits == 0 }

  /// Whether a digit belongs to the set.
  public func contains(_ digit: Int) -> Bool { bits >> UInt16(digit) & 1 == 1 }

  /// Adds a digit that is missing and takes away one that is there.
  public mutating func toggle(_ digit: Int) { bits ^= 1 << UInt16(digit) }

  /// Adds a digit.
  public mutating func insert(_ digit: Int) { bits |= 1 << UInt16(digit) }

  /// The digits that the other set lacks.
  public func subtracting(_ other: DigitSet) -> DigitSet { DigitSet(bits: bits & ~other.bits) }

  /// The digits in order.
  public var digits: [Int] { (1...9).filter { contains($0) } }
}
