import TestSupport
import Testing

@Suite("Where nothing can be drawn")
struct NoTerminalTests {
  private func refusal(
    variables: [String: String?] = [:], input: String? = nil, output: String? = nil
  ) throws -> String {
    let terminal = try PseudoTerminal()
    let settings = terminal.settings
    try terminal.start(
      try Demo.path(), variables: variables, input: input, output: output)
    #expect(terminal.waitForEnd() == "exit 69")
    #expect(!terminal.transcript.contains(0x1b))
    #expect(terminal.settings == settings)
    let lines = terminal.model.text.filter { !$0.isEmpty }
    // One sentence, which the terminal may have broken into lines of 80.
    #expect(terminal.transcript.filter { $0 == 10 }.count == 1)
    return lines.joined()
  }

  @Test("no terminal to read from: one line that says so")
  func noInput() throws {
    #expect(try refusal(input: "/dev/null").contains("standard input is not a terminal"))
  }

  @Test("no terminal to draw on: one line that says so, and nothing in the file")
  func noOutput() throws {
    let folder = try TemporaryFolder()
    let said = try refusal(output: folder.file("output"))
    #expect(said.contains("standard output is not a terminal"))
  }

  @Test("a terminal that cannot place its cursor", arguments: ["dumb", "unknown"])
  func dumb(_ term: String) throws {
    #expect(try refusal(variables: ["TERM": term]).contains("TERM=\(term)"))
  }

  @Test("a terminal of which nothing is known", arguments: [nil, ""])
  func noTerm(_ term: String?) throws {
    #expect(try refusal(variables: ["TERM": term]).contains("TERM is not set"))
  }
}
