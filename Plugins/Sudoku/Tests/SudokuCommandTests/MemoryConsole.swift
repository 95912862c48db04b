@testable import SudokuCommand

/// A console whose input is given and whose outputs are kept.
struct MemoryConsole: Console {
  var files: [String: String] = [:]
  var standardInput = ""
  private(set) var output = ""
  private(set) var errors = ""
  private var lines: ArraySlice<Substring> = []

  init(standardInput: String = "", files: [String: String] = [:]) {
    self.standardInput = standardInput
    self.files = files
  }

  mutating func open(_ path: String?) throws(UnreadableInput) {
    guard let text = path.map({ files[$0] }) ?? standardInput else {
      throw UnreadableInput(reason: "No such file or directory")
    }
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if lines.last?.isEmpty == true { lines.removeLast() }
  }

  mutating func readLine() throws(UnreadableInput) -> String? {
    lines.popFirst().map(String.init)
  }

  mutating func write(_ text: String) { output += text }

  mutating func writeError(_ text: String) { errors += text }

  /// Runs a command line, with its words separated by spaces, against an input.
  static func run(
    _ line: String, input: String = "", files: [String: String] = [:]
  ) -> (code: ExitCode, output: String, errors: String) {
    var command = SudokuCommand(
      console: MemoryConsole(standardInput: input, files: files), randomSeed: 99)
    let code = command.run(line.split(separator: " ").map(String.init))
    return (code, command.console.output, command.console.errors)
  }
}
