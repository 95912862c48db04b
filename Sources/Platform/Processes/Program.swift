import Glibc

/// The running program.
public enum Program {
  /// Ends the program with an exit code, after what was registered for its end.
  public static func exit(_ code: Int32) -> Never { Glibc.exit(code) }
}
