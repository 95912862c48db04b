import CPlatform

/// Where a process was when a fatal signal ended it.
public enum CrashTrace {
  /// What the line that begins a trace begins with.
  public static let mark = CRASH_TRACE_MARK

  /// From now on a fatal signal leaves a trace on standard error before it ends the process.
  public static func enable() { cplatform_trace_crashes() }

  /// The functions of the last trace in a log, innermost first; empty without one.
  public static func functions(in log: String) -> [String] {
    let lines = log.split(separator: "\n")
    guard let start = lines.lastIndex(where: { $0.hasPrefix(mark) }) else { return [] }
    return lines[(start + 1)...].prefix(64).map(String.init)
  }
}
