/// What came of an event.
public struct SceneResponse: Hashable, Sendable {
  /// Where the player goes next.
  public enum Navigation: Hashable, Sendable {
    /// Back to where the player came from.
    case leave
    /// Another route in place of this one.
    case open(String)
    /// Out of the program; only the host's own screens say so.
    case quit
  }

  /// The scene used the event; nobody else should.
  public var handled: Bool
  /// The frame may look different now.
  public var changed: Bool
  /// A move was made: the state must be stored before the next frame is shown.
  public var committed: Bool
  /// Where the player goes next.
  public var navigation: Navigation?
  /// A short message to the player.
  public var toast: String?

  /// Makes a response.
  public init(
    handled: Bool = false, changed: Bool = false, committed: Bool = false,
    navigation: Navigation? = nil, toast: String? = nil
  ) {
    self.handled = handled
    self.changed = changed
    self.committed = committed
    self.navigation = navigation
    self.toast = toast
  }

  /// The event means nothing to the scene.
  public static let ignored = SceneResponse()
  /// The event was used and the frame changed.
  public static let changed = SceneResponse(handled: true, changed: true)
  /// The event was used and the frame stays.
  public static let handled = SceneResponse(handled: true)
  /// The event made a move.
  public static let committed = SceneResponse(handled: true, changed: true, committed: true)
}
