public import GameShellKit

/// What a terminal sent: something the player did, or an answer to a question.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key, Modifiers)
  /// Text that no single key types, for example from an input method.
  case text(String)
  /// Text between the marks of a paste; line ends are `\n`, other control characters are gone.
  case paste(String)
  /// The mouse, in screen coordinates from 0.
  case pointer(PointerEvent)
  /// The window got or lost the focus.
  case focus(Bool)
  /// The terminal's background colour.
  case background(RGB)
  /// The terminal's primary attributes: an answer that every terminal knows.
  case attributes
  /// A DEC private mode's state: 0 unknown, 1 set, 2 reset, 3 and 4 the same for good.
  case modeReport(mode: Int, state: Int)
  /// The terminal speaks kitty's keyboard protocol; the flags in force.
  case keyboardFlags(Int)
}
