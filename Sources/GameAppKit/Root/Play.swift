public import GameShellKit

/// A route that is being played.
struct Play<Route: GameRoute> {
  /// The places that the player came by, this one last.
  var path: [Route]
  var route: Route
  var seed: UInt64
  var scene: any Scene
  /// When the last frame's wish for a tick comes due, on the steady clock.
  var tickDue: Int64?
}

/// What a running game hands to its successor: to a new build, or to itself after a fault.
public struct Handoff: Hashable, Sendable {
  /// The path of the route.
  public var route: String
  /// The paths of the places that the player came by, this route last.
  public var path: [String] = []
  /// The seed that it was opened with.
  public var seed: UInt64
  /// Its state; nil for a game that keeps none, or that has just begun.
  public var snapshot: Snapshot?
}

/// A message that goes away by itself.
struct ToastState {
  var text: String
  /// On the steady clock.
  var until: Int64

  /// How long a message is shown: long enough to be read, in milliseconds.
  static func duration(of text: String) -> Int64 { max(3000, Int64(text.count) * 70) }
}
