import Foundation
import Testing

@Suite("The sudoku process")
struct ProcessTests {
  /// The built command, beside the test bundle.
  static var binary: URL {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return bundle.deletingLastPathComponent().appendingPathComponent("sudoku")
  }

  @Test("reads a file with any line ends and exits with the code for faulty data")
  func file() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("sudoku-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: path) }
    try Data((CommandTests.proper + "\r\nx\r\n" + CommandTests.six).utf8).write(to: path)
    let run = try run(["count", path.path])
    #expect(run.code == 65)
    #expect(run.output == "1\n6\n")
    #expect(run.errors.contains("line 2: A puzzle has 81 characters, but this one has 1"))
  }

  @Test("reads standard input")
  func standardInput() throws {
    let run = try run(["solve"], input: CommandTests.proper + "\n")
    #expect(run.code == 0)
    #expect(run.output == CommandTests.properSolution + "\n")
    #expect(run.errors.isEmpty)
  }

  @Test("a missing file and a folder end with 66, a misspelt word with 64")
  func failures() throws {
    let missing = try run(["count", "/nonexistent/file"])
    #expect(missing.code == 66)
    #expect(missing.errors.contains("cannot read /nonexistent/file: No such file"))
    #expect(try run(["count", "/"]).code == 66)
    #expect(try run(["cuont"]).code == 64)
  }

  private func run(
    _ arguments: [String], input: String = ""
  ) throws -> (code: Int32, output: String, errors: String) {
    let process = Process()
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.executableURL = Self.binary
    process.arguments = arguments
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    stdin.fileHandleForWriting.write(Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    let errors = stderr.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: output, as: UTF8.self),
      String(decoding: errors, as: UTF8.self)
    )
  }
}
