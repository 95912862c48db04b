public import GameShellKit
import Platform

/// One game's side of syncing: takes in what other machines know, and says what this one knows.
///
/// It has a connection of its own, so that it can have a thread of its own beside the play.
public final class SyncStore {
  /// What merging came to.
  public struct Outcome: Hashable, Sendable {
    /// What is to be published; nil when the cloud has it already.
    public var part: CloudPart?
    /// Whether this store changed.
    public var hasChanged: Bool
    /// How many saved games gave way and were kept as copies.
    public var newCopies = 0
  }

  let connection: SQLiteConnection
  let subsystem: String
  private let makeID: () -> String
  private let suspicion: Locked<Bool>

  /// Opens the store of a game. `makeID` makes ids that no other machine makes.
  public convenience init(
    _ store: SyncableStore, subsystem: String, makeID: @escaping () -> String = SyncStore.randomID
  ) throws(SaveError) {
    let connection = SQLiteConnection(
      path: store.path, library: store.library, busyMilliseconds: 5000)
    do throws(SQLiteError) {
      try connection.open(creating: false)
      try connection.execute("PRAGMA synchronous = NORMAL")
    } catch {
      throw SaveError(error)
    }
    self.init(connection, subsystem, store.suspicion, makeID)
  }

  private init(
    _ connection: SQLiteConnection, _ subsystem: String, _ suspicion: Locked<Bool>,
    _ makeID: @escaping () -> String
  ) {
    self.connection = connection
    self.subsystem = subsystem
    self.suspicion = suspicion
    self.makeID = makeID
  }

  /// 128 random bits.
  public static func randomID() -> String {
    (0..<2).map { _ in
      let text = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }

  /// Merges parts into the store. The play is locked out only while the differences are written,
  /// and a board that changes meanwhile is merged as it then is.
  public func merge(_ parts: [CloudPart]) throws(SaveError) -> Outcome {
    do throws(SQLiteError) {
      for attempt in 1... {
        let before = try connection.number("PRAGMA data_version")
        let plan = try plan(parts)
        var outcome: Outcome?
        try connection.transaction { () throws(SQLiteError) in
          var plan = plan
          if try connection.number("PRAGMA data_version") != before {
            // Others are quick: then everything is read once more while they wait.
            guard attempt >= 3 else { return }
            plan = try self.plan(parts)
          }
          try write(plan)
          outcome = Outcome(
            part: plan.part, hasChanged: plan.changesStore, newCopies: plan.newCopies)
        }
        if let outcome { return outcome }
      }
    } catch {
      if error.isCorrupt { suspicion.with { $0 = true } }
      throw SaveError(error)
    }
    return Outcome(part: nil, hasChanged: false)
  }

  /// What this store knows, as it would tell others.
  public func replica() throws(SaveError) -> CloudReplica {
    do throws(SQLiteError) {
      return try readLocal(try readKnown(), as: try readIdentity()?.device ?? makeID()).replica
    } catch {
      throw SaveError(error)
    }
  }

  /// Keeps how a sync went, for whoever asks later.
  public func note(_ status: String) throws(SaveError) {
    try connection.saving { () throws(SQLiteError) in
      try connection.statement("INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)")
        .bind(.text(SyncableStore.statusPrefix + subsystem), .text(status)).run()
    }
  }

  /// What is to be written, and published.
  private func plan(_ parts: [CloudPart]) throws(SQLiteError) -> SyncPlan {
    let known = try readKnown()
    var identity = try readIdentity() ?? SyncIdentity(device: makeID())
    let own = parts.filter { $0.device == identity.device }
    // A part that this store did not write under its own id: the store was copied to another
    // machine, or set back to an earlier state. From now on it is another machine.
    if own.contains(where: { $0.tag != identity.tag && $0.tag != identity.earlierTag }) {
      identity = SyncIdentity(device: makeID())
    }
    let local = try readLocal(known, as: identity.device)
    var merged = local.replica
    for part in parts { merged.merge(part.replica) }
    let published = parts.filter { $0.device == identity.device }
    var part: CloudPart?
    if !published.contains(where: { $0.replica == merged }) {
      identity.earlierTag = published.first?.tag ?? ""
      identity.tag = makeID()
      part = CloudPart(device: identity.device, tag: identity.tag, replica: merged)
    }
    return SyncPlan(known: known, local: local, merged: merged, identity: identity, part: part)
  }
}

/// What a sync needs to know of a store; can be handed to another thread.
public struct SyncableStore: Sendable {
  /// Before the subsystem, in the settings: how its last sync went.
  public static let statusPrefix = "sync.status."

  let path: String
  let library: SQLiteLibrary
  /// Told when the store turns out damaged.
  let suspicion: Locked<Bool>
}

extension SQLiteStore {
  /// The store for syncs.
  public var syncable: SyncableStore {
    SyncableStore(path: path, library: connection.library, suspicion: connection.suspicion)
  }
}
