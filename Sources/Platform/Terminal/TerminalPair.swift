import Glibc

/// A pseudo-terminal: a terminal for a program, and the end at which its screen would be.
public final class TerminalPair {
  /// Where what the program writes is read, and what it is to read is written.
  public let screen: FileDescriptor
  /// What the program gets as its standard streams.
  public let program: FileDescriptor

  /// Opens a terminal of a size.
  public init(columns: Int, rows: Int) throws(SystemError) {
    var ends: (screen: Int32, program: Int32) = (-1, -1)
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    guard openpty(&ends.screen, &ends.program, nil, nil, &size) == 0 else {
      throw .last("open a pseudo-terminal")
    }
    for end in [ends.screen, ends.program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    screen = FileDescriptor(owning: ends.screen)
    program = FileDescriptor(owning: ends.program)
  }
}
