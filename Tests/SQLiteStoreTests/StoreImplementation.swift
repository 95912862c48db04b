import GameShellKit
import Platform
import SQLiteStore
import TestSupport
import Testing

/// Something that keeps saves, for the tests that every such thing must pass.
struct StoreImplementation: Sendable, CustomTestStringConvertible {
  /// A fresh store with two games that must not see each other.
  struct Pair {
    let first, second: (slots: any SaveStore, games: any SavedGames)
    /// What must outlive the stores.
    let owner: Any
  }

  let testDescription: String
  let make: @Sendable () throws -> Pair

  static let all = [
    StoreImplementation(testDescription: "InMemoryStore") {
      let (a, b) = (InMemoryStore(), InMemoryStore())
      return Pair(first: (a, a), second: (b, b), owner: ())
    },
    StoreImplementation(testDescription: "SQLiteStore") {
      let folder = try TemporaryFolder()
      let store = try SQLiteStore(path: folder.file("saves.sqlite"), now: 0)
      func game(_ name: String) -> (any SaveStore, any SavedGames) {
        (store.slots(of: name), store.games(of: name))
      }
      return Pair(first: game("org.a"), second: game("org.b"), owner: (folder, store))
    },
  ]
}
