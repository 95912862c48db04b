#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How much a test run should do.
public enum TestRun {
  /// Whether `GAMEHOST_FULL` asks for whole data sets and the full number of generated puzzles.
  public static let isFull = environment("GAMEHOST_FULL").map { $0 != "0" } ?? false

  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
