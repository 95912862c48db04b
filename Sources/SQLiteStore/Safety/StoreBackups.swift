import Platform

/// The backups of a store: whole copies in a folder beside it, each checked when it was made.
public struct StoreBackups: Hashable, Sendable {
  /// A backup.
  public struct Backup: Hashable, Sendable {
    /// The file.
    public var path: String
    /// When it was made, Unix milliseconds, to the second.
    public var madeAt: Int64
  }

  /// How many are kept.
  public static let kept = 5
  /// Milliseconds after which the newest is too old.
  public static let interval: Int64 = 86_400_000

  /// The store.
  public let store: String
  /// Where they are.
  public let folder: String

  /// The backups of the store at a path; nothing is touched yet.
  public init(of store: String) {
    self.store = store
    folder = Path.join(Path.folder(of: store), "backups")
  }

  /// Those there are, newest first.
  public var all: [Backup] {
    ((try? FileSystem.list(folder)) ?? []).compactMap { name in
      guard name.hasPrefix(prefix), name.hasSuffix(Self.suffix),
        let time = FileTime.read(name.dropFirst(prefix.count).dropLast(Self.suffix.count))
      else { return nil }
      return Backup(path: Path.join(folder, name), madeAt: time)
    }.sorted { ($0.madeAt, $0.path) > ($1.madeAt, $1.path) }
  }

  /// Whether a backup is wanted: the newest is older than a day, and the store has changed since.
  ///
  /// One from the future, which a clock made that was wrong, counts as old.
  public func isDue(at now: Int64) -> Bool {
    guard let newest = all.first else { return FileSystem.exists(store) }
    let age = now - newest.madeAt
    guard age >= Self.interval || age < 0 else { return false }
    return [store, store + "-wal"].contains { path in
      guard let status = try? FileStatus(path: path) else { return false }
      return status.modified / 1_000_000 > newest.madeAt
    }
  }

  func path(at time: Int64) -> String {
    Path.join(folder, prefix + FileTime.text(time) + Self.suffix)
  }

  private var prefix: String { Path.name(of: store) + "-" }
  private static let suffix = ".backup"
}
