public import Platform

/// What a host found when it last looked at a plugin's file.
public struct PluginRecord: Hashable, Sendable {
  /// What tells one state of a file from another without reading it.
  public struct Facts: Hashable, Sendable {
    /// Bytes.
    public var size: Int64
    /// Nanoseconds since 1970-01-01 UTC.
    public var modified: Int64
    /// When the file's properties changed last, in the same unit.
    public var changed: Int64
    /// The file's number.
    public var inode: UInt64
    /// The file system's number.
    public var device: UInt64

    /// The facts of a file.
    public init(_ status: FileStatus) {
      size = status.size
      modified = status.modified
      changed = status.changed
      inode = status.inode
      device = status.device
    }

    init(size: Int64, modified: Int64, changed: Int64, inode: UInt64, device: UInt64) {
      self.size = size
      self.modified = modified
      self.changed = changed
      self.inode = inode
      self.device = device
    }
  }

  /// What the file turned out to be.
  public enum Outcome: Hashable, Sendable {
    /// A game, with its manifest as it came.
    case game(manifest: [UInt8])
    /// A library that is no game.
    case helper
    /// It crashed or stalled, for a reason; it is not to be loaded by itself.
    case quarantined(reason: String)
  }

  /// The file.
  public var path: String
  /// Its facts then.
  public var facts: Facts
  /// The hash of its content then.
  public var content: UInt64
  /// The build of the host.
  public var host: String
  /// What it is.
  public var outcome: Outcome

  /// Makes a record.
  public init(path: String, facts: Facts, content: UInt64, host: String, outcome: Outcome) {
    self.path = path
    self.facts = facts
    self.content = content
    self.host = host
    self.outcome = outcome
  }
}
