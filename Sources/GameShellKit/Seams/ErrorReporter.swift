/// Receives faults, for whoever mends the game.
///
/// A conformer must keep the report also when the process dies next, and must return at once.
public protocol ErrorReporter: AnyObject {
  /// Files a report.
  func report(_ fault: FaultRecord)
}

extension ErrorReporter {
  /// Files a fault that a game survived, in one sentence.
  public func report(_ message: String) { report(FaultRecord(kind: "reported", message: message)) }
}

/// What is known of a fault.
public struct FaultRecord: Hashable, Sendable {
  /// The kind, for example `died` or `invalidFrame`.
  public var kind: String
  /// What happened, in a sentence.
  public var message: String
  /// What happened to the game before, newest last.
  public var events: [String]
  /// The functions that were running, innermost first; empty when not known.
  public var backtrace: [String]
  /// What the plugin's file is called.
  public var plugin: String
  /// The version that the plugin says it has.
  public var pluginVersion: String
  /// The build id that the linker wrote into the plugin, hexadecimal; empty without one.
  public var buildID: String

  /// Makes a record; what is not known stays empty.
  public init(
    kind: String, message: String, events: [String] = [], backtrace: [String] = [],
    plugin: String = "", pluginVersion: String = "", buildID: String = ""
  ) {
    self.kind = kind
    self.message = message
    self.events = events
    self.backtrace = backtrace
    self.plugin = plugin
    self.pluginVersion = pluginVersion
    self.buildID = buildID
  }
}
