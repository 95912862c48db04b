/// Keeps a game's own small data between launches: settings, counters, caches.
///
/// The host owns the storage; a game only names its slots and can reach no other game's. A
/// missing slot is an ordinary answer, never an error, so a first launch needs no special case.
/// A conformer must leave the earlier bytes in place when a save fails.
public protocol SaveStore: AnyObject {
  /// What was saved last; nil for a slot never saved.
  func load(_ slot: SaveSlot) throws(SaveError) -> [UInt8]?

  /// Keeps bytes, in place of what the slot held.
  func save(_ bytes: [UInt8], in slot: SaveSlot) throws(SaveError)

  /// Empties a slot.
  func remove(_ slot: SaveSlot) throws(SaveError)
}

/// The name of a place in the store: 1 to 64 of `a-z`, `0-9`, `.`, `_`, `-`.
public struct SaveSlot: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// Checks a name; nil when it breaks the rule.
  public init?(_ name: String) {
    let isAllowed = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isAllowed, (1...64).contains(name.utf8.count) else { return nil }
    self.name = name
  }

  /// Takes a literal, which must keep the rule.
  public init(stringLiteral value: StaticString) {
    let text = value.description
    guard let slot = SaveSlot(text) else { preconditionFailure("not a slot's name: \(text)") }
    self = slot
  }
}

/// Why something could not be stored or read.
public struct SaveError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence: what failed, where, what to do.
  public var description: String

  /// Makes an error from its sentence.
  public init(_ description: String) { self.description = description }
}
