/// How the command ends, by the numbers of `sysexits.h`.
public enum ExitCode: Int32, Sendable {
  /// Everything asked for was done.
  case success = 0
  /// The command line was not understood.
  case usage = 64
  /// At least one line of the input could not be used.
  case data = 65
  /// The input could not be read.
  case noInput = 66
}
