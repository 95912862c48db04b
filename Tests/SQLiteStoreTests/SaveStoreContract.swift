import GameShellKit
import Testing

/// What every `SaveStore` must do.
@Suite("SaveStore contract")
struct SaveStoreContract {
  @Test("a slot never saved is absent", arguments: StoreImplementation.all)
  func absent(_ implementation: StoreImplementation) throws {
    let pair = try implementation.make()
    defer { withExtendedLifetime(pair) {} }
    let slots = pair.first.slots
    #expect(try slots.load("board") == nil)
    try slots.remove("board")
  }

  @Test("a slot gives back what was saved last, byte by byte", arguments: StoreImplementation.all)
  func roundTrip(_ implementation: StoreImplementation) throws {
    let pair = try implementation.make()
    defer { withExtendedLifetime(pair) {} }
    let slots = pair.first.slots
    try slots.save([1], in: "board")
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try slots.save(bytes, in: "board")
    try slots.save([], in: "empty")
    #expect(try slots.load("board") == bytes)
    #expect(try slots.load("empty") == [])
  }

  @Test("a removed slot is absent, and the others stay", arguments: StoreImplementation.all)
  func remove(_ implementation: StoreImplementation) throws {
    let pair = try implementation.make()
    defer { withExtendedLifetime(pair) {} }
    let slots = pair.first.slots
    try slots.save([1], in: "a")
    try slots.save([2], in: "b")
    try slots.remove("a")
    #expect(try slots.load("a") == nil)
    #expect(try slots.load("b") == [2])
  }

  @Test("games do not see each other's slots", arguments: StoreImplementation.all)
  func namespaces(_ implementation: StoreImplementation) throws {
    let pair = try implementation.make()
    try pair.first.slots.save([1], in: "board")
    #expect(try pair.second.slots.load("board") == nil)
    try pair.second.slots.remove("board")
    #expect(try pair.first.slots.load("board") == [1])
  }
}
