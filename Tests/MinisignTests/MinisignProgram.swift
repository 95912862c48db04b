import TestSupport

/// The real minisign, where the machine has it; its absence is said aloud.
enum MinisignProgram {
  private static let path: String? = {
    if let tool = Tool("minisign") { return tool.path }
    print("SKIPPED: tests with the real minisign; it is not in PATH (Debian: minisign)")
    return nil
  }()

  static var isAbsent: Bool { path == nil }

  /// Runs it with lines typed at its prompts.
  static func run(_ arguments: [String], typing lines: [String] = []) throws -> Tool.Outcome {
    guard let path, let shell = Tool("sh") else { throw Missing() }
    let input = lines.map { $0 + "\n" }.joined()
    return try shell.run(
      ["-c", "printf %s \"$TYPED\" | \"$0\" \"$@\"", path] + arguments,
      variables: ["TYPED": input])
  }

  struct Missing: Error {}
}
