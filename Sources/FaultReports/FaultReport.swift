import GameShellKit

/// A fault as it lies in the spool.
public struct FaultReport: Hashable, Sendable, Codable {
  /// Names the report: the time and a number, for example `20261130-101502-1`.
  public var id: String
  /// Unix milliseconds.
  public var time: Int64
  /// The game's namespace.
  public var subsystem: String
  /// The kind, for example `died`.
  public var kind: String
  /// What happened, in a sentence.
  public var message: String
  /// The plugin's file.
  public var plugin: String
  /// The version that the plugin says it has.
  public var pluginVersion: String
  /// The build id that the linker wrote, hexadecimal.
  public var buildID: String
  /// The host's version.
  public var hostVersion: String
  /// The functions that were running, innermost first.
  public var backtrace: [String]
  /// What happened before, newest last.
  public var events: [String]
}
