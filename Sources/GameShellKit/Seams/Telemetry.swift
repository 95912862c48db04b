/// Counts what happens in a game.
///
/// Events stay on the machine; only with the player's consent are they written for export. A
/// conformer must return at once and must never throw away the game's time for a full disk.
public protocol Telemetry: AnyObject {
  /// Records an event, named like `game.started`.
  func record(_ event: TelemetryEvent)

  /// Records an event unless an equal one is recorded already: the process that recorded it may
  /// have been killed before it could say so.
  func recordIfMissing(_ event: TelemetryEvent)

  /// Records what the host measured while the game was shown. Only the host calls it.
  func record(_ payload: MetricsPayload)
}

extension Telemetry {
  /// Records the event, for a conformer that cannot look into what it recorded.
  public func recordIfMissing(_ event: TelemetryEvent) { record(event) }

  /// Nothing, for a conformer that only knows events.
  public func record(_ payload: MetricsPayload) {}
}

/// Something that happened, with its properties.
public struct TelemetryEvent: Hashable, Sendable {
  /// What a property can hold.
  public enum Value: Hashable, Sendable {
    case text(String)
    case integer(Int64)
    case number(Double)
    case flag(Bool)
  }

  /// Lower-case words joined by dots.
  public var name: String
  /// Properties by name.
  public var attributes: [String: Value]

  /// Makes an event.
  public init(_ name: String, _ attributes: [String: Value] = [:]) {
    self.name = name
    self.attributes = attributes
  }
}
