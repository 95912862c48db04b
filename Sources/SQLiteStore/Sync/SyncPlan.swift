import GameShellKit

/// By what this store is known in a game's cloud.
struct SyncIdentity: Hashable {
  var device: String
  /// The tag of the part that was published last, or was about to be.
  var tag = ""
  /// The tag of the part before: what is there if the last one was never published.
  var earlierTag = ""
}

/// What a store remembers of a saved game from the last sync.
struct KnownSave: Hashable {
  /// The row that the game had; 0 when there was none.
  var row: Int64
  var version: CloudVersion
  var order: Int64
}

/// What a store holds now.
struct LocalState {
  var replica = CloudReplica()
  /// The rows of the saved games, also of those that nobody needs to hear of.
  var rows: [String: (id: Int64, game: SavedGame)] = [:]
}

/// What a merge writes into the store and publishes.
struct SyncPlan {
  var known: [String: KnownSave]
  var local: LocalState
  var merged: CloudReplica
  var identity: SyncIdentity
  var part: CloudPart?

  /// How many copies this store had not before.
  var newCopies: Int {
    merged.copies.reduce(0) { count, route in
      count + route.value.subtracting(local.replica.copies[route.key] ?? []).count
    }
  }

  /// Whether the player sees a difference.
  var changesStore: Bool {
    local.replica.finished != merged.finished || local.replica.scores != merged.scores
      || local.replica.achievements != merged.achievements
      || local.replica.copies != merged.copies
      || merged.saves.contains { local.rows[$0.key]?.game != $0.value.game }
  }
}
