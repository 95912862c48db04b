/// What a descriptor is ready for, or what to wait for.
public struct Readiness: OptionSet, Hashable, Sendable {
  /// The bits, as the C calls number them.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Bytes can be read, or the end was reached.
  public static let read = Readiness(rawValue: 1)
  /// Bytes can be written.
  public static let write = Readiness(rawValue: 2)
  /// The other side is gone or the descriptor failed; reported whether asked for or not.
  public static let hangup = Readiness(rawValue: 4)
}
