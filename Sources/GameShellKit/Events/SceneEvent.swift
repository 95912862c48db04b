/// Something that happened to a scene.
public enum SceneEvent: Hashable, Sendable {
  /// A key was pressed; what it typed, if anything, is in the key itself.
  case key(Key, Modifiers)
  /// Text from an input method or a script.
  case text(String)
  /// Pasted text: content, never commands.
  case paste(String)
  /// The mouse.
  case pointer(PointerEvent)
  /// A node's action was chosen, by click, key or script; `cell` when it came from a grid.
  case action(String, node: UInt32, cell: Int?)
  /// The wish of the last frame's `tick` came due.
  case tick
  /// The room changed.
  case resize(CellSize)
  /// The window got or lost the focus.
  case focus(Bool)
  /// Play stops: clocks stand still until `resume`.
  case suspend
  /// Play goes on.
  case resume
}

extension SceneEvent {
  /// A key without modifiers.
  public static func key(_ key: Key) -> SceneEvent { .key(key, []) }
  /// An action that did not come from a grid.
  public static func action(_ id: String) -> SceneEvent { .action(id, node: 0, cell: nil) }
}

/// When something happened, on two clocks.
public struct GameTime: Hashable, Sendable {
  /// Milliseconds on a clock that never goes back; only differences mean anything.
  public var steady: Int64
  /// Unix milliseconds, UTC.
  public var wall: Int64

  /// Makes a time from both clocks' milliseconds.
  public init(steady: Int64, wall: Int64) {
    self.steady = steady
    self.wall = wall
  }
}
