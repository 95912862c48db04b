/// One thing that a program can switch on in a terminal, and how it is undone.
public struct TerminalMode: Hashable, Sendable {
  /// What to write to switch it on.
  public var set: [UInt8]
  /// What to write to undo that.
  public var undo: [UInt8]

  /// Makes a mode from both texts.
  public init(set: String, undo: String) {
    self.set = Array(set.utf8)
    self.undo = Array(undo.utf8)
  }

  /// Makes a DEC private mode that is off unless a program sets it.
  public init(privateMode number: Int) {
    self.init(set: "\u{1b}[?\(number)h", undo: "\u{1b}[?\(number)l")
  }

  /// A screen of the program's own; the shell's comes back afterwards.
  public static let alternateScreen = TerminalMode(privateMode: 1049)
  /// No cursor.
  public static let hiddenCursor = TerminalMode(set: "\u{1b}[?25l", undo: "\u{1b}[?25h")
  /// A line that is full does not go on in the next one.
  public static let noWrap = TerminalMode(set: "\u{1b}[?7l", undo: "\u{1b}[?7h")
  /// Colours and type as the terminal has them.
  public static let plainType = TerminalMode(set: "\u{1b}[m", undo: "\u{1b}[m")
  /// Reports of mouse buttons.
  public static let mouseButtons = TerminalMode(privateMode: 1000)
  /// Reports of movement while a button is held.
  public static let mouseDrag = TerminalMode(privateMode: 1002)
  /// Reports of every movement.
  public static let mouseMotion = TerminalMode(privateMode: 1003)
  /// Reports with decimal coordinates, without a limit.
  public static let mouseSGR = TerminalMode(privateMode: 1006)
  /// Reports of the window's focus.
  public static let focusReports = TerminalMode(privateMode: 1004)
  /// Marks around what is pasted.
  public static let bracketedPaste = TerminalMode(privateMode: 2004)
  /// A screen that changes all at once; undone between frames, and here in case one was cut off.
  public static let synchronizedOutput = TerminalMode(set: "", undo: "\u{1b}[?2026l")
  /// Keys that can be told apart (kitty's protocol, disambiguation only).
  public static let kittyKeyboard = TerminalMode(set: "\u{1b}[>1u", undo: "\u{1b}[<u")
}
