public import Platform

/// How the terminal is to be used.
public struct TerminalOptions: Sendable {
  /// The variables that say what the terminal can do.
  public var environment: Environment
  /// The colours that the player asked for; nil: find out.
  public var color: ColorDepth?
  /// Whether the mouse is used.
  public var isMouseEnabled = true
  /// A file, open for reading and appending, for what anybody prints to descriptors 1 and 2
  /// meanwhile; nil: it is shown on the terminal afterwards.
  public var log: Int32?
  /// What is said when a fault ends the program; the signal's name is put behind it.
  public var crashNote = "The program was stopped by a fault of its own: "
  /// The descriptor of the terminal's input.
  public var input: Int32 = 0
  /// The descriptor of the terminal's output.
  public var output: Int32 = 1

  /// Makes options for a process with these variables.
  public init(environment: Environment) { self.environment = environment }
}

extension Environment {
  /// Whether the locale's characters are encoded as UTF-8: the first of `LC_ALL`, `LC_CTYPE` and
  /// `LANG` that is set decides, and without any the locale is C.
  public var isUTF8: Bool {
    let locale = (self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] ?? "").lowercased()
    return locale.contains("utf-8") || locale.contains("utf8")
  }
}
