/// What a mouse did over a frame.
///
/// The front end names what lies under the pointer; it knows the layout. A click on a node or
/// cell that has an action arrives as `SceneEvent.action` unless the scene handled the pointer
/// event itself.
public struct PointerEvent: Hashable, Sendable {
  /// Which part of a gesture this is; the raw values are the door's.
  public enum Phase: UInt32, Sendable {
    case press = 1
    case release, drag, move, wheel
  }

  /// A mouse button; the raw values are the door's.
  public enum Button: UInt32, Sendable {
    case none = 0
    case left, middle, right
    /// Left and right pressed together.
    case chord
  }

  /// The part of the gesture.
  public var phase: Phase
  /// The button pressed, released or held.
  public var button: Button
  /// The keys held meanwhile.
  public var modifiers: Modifiers
  /// Column on the screen, and within `node` once the front end has found it.
  public var column: Int
  /// Row on the screen, and within `node` once the front end has found it.
  public var row: Int
  /// Rows turned by the wheel; negative is up.
  public var wheel: Int
  /// The id of the innermost identified node under the pointer; 0 for none.
  public var node: UInt32
  /// The index of the grid's cell under the pointer.
  public var cell: Int?

  /// Makes a pointer event; what is not given is absent.
  public init(
    _ phase: Phase, button: Button = .none, modifiers: Modifiers = [], column: Int, row: Int,
    wheel: Int = 0, node: UInt32 = 0, cell: Int? = nil
  ) {
    self.phase = phase
    self.button = button
    self.modifiers = modifiers
    self.column = column
    self.row = row
    self.wheel = wheel
    self.node = node
    self.cell = cell
  }
}
