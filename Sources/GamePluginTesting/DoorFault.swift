public import GamePluginABI

/// What a game's table did against the door's rules, or that it failed.
public enum DoorFault: Error, Hashable, Sendable {
  /// `makeGameConfig` returned null.
  case noTable
  /// The table says that the game cannot run here.
  case refused(String)
  /// The door versions do not fit.
  case wrongVersion(game: UInt32)
  /// A mandatory function is null.
  case missing(String)
  /// A function failed, with the reason from `last_error`.
  case failed(String, status: gh_status, reason: String)
  /// `open` answered without a session.
  case noSession
  /// Memory changed before the next call on its session.
  case memoryChanged(after: String)
  /// The bytes are not a frame.
  case badFrame(String)
}
