public import GameShellKit

/// What the host asks of a stage; each is answered by exactly one `StageReply`.
public enum StageRequest: Hashable, Sendable {
  /// Loads the plugin. `name` is how messages call it; it is opened through `path`.
  case load(name: String, path: String)
  /// Opens a route in a session whose number the host chose.
  case open(session: UInt32, route: String, SceneRequest)
  /// Hands an event over. With a size the answer brings the new frame along if it changed.
  case event(session: UInt32, SceneEvent, GameTime, size: CellSize?)
  /// Draws.
  case render(session: UInt32, CellSize)
  /// Takes the state.
  case snapshot(session: UInt32)
  /// Ends a session.
  case close(session: UInt32)
  /// Asks the game what to resume; its services use the session number given.
  case fetchResume(session: UInt32)
  /// Brings an older state to the current version.
  case migrate(state: [UInt8], from: UInt32)
}

/// What a plugin says of itself when it was loaded.
public struct PluginTable: Hashable, Sendable {
  /// The version of the door it was built with.
  public var abiVersion: UInt32
  /// The lowest version of a host that it accepts.
  public var lowestVersion: UInt32
  /// The bytes of its table, as its maker knew it.
  public var size: UInt32
  /// What stands where nothing may stand yet; zero.
  public var reserved: UInt32
  /// The manifest, JSON.
  public var manifest: [UInt8]
  /// Which optional functions it has.
  public var hasSnapshot, hasLastError, hasFetchResume, hasMigrate: Bool

  /// Makes a table.
  public init(
    abiVersion: UInt32, lowestVersion: UInt32, size: UInt32, reserved: UInt32,
    manifest: [UInt8], hasSnapshot: Bool, hasLastError: Bool, hasFetchResume: Bool,
    hasMigrate: Bool
  ) {
    self.abiVersion = abiVersion
    self.lowestVersion = lowestVersion
    self.size = size
    self.reserved = reserved
    self.manifest = manifest
    self.hasSnapshot = hasSnapshot
    self.hasLastError = hasLastError
    self.hasFetchResume = hasFetchResume
    self.hasMigrate = hasMigrate
  }
}

/// What a stage answers.
public enum StageReply: Hashable, Sendable {
  /// To `load`.
  case loaded(PluginTable)
  /// To `open` and `close`.
  case done
  /// To `event`: the state if a move was made, and the frame if one was asked for.
  case event(SceneResponse, snapshot: Snapshot?, frame: [UInt8]?)
  /// To `render`: bytes not yet checked.
  case frame([UInt8])
  /// To `snapshot`.
  case snapshot(Snapshot?)
  /// To `fetchResume`.
  case resume(ResumePoint<PluginRoute>?)
  /// To `migrate`.
  case migrated([UInt8])
  /// To anything: why it could not be done.
  case failed(SceneFault)
}
