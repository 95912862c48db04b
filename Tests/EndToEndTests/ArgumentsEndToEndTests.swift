import Platform
import TestSupport
import Testing

@Suite("The program's arguments, end to end")
struct ArgumentsEndToEndTests {
  private func run(_ arguments: [String]) throws -> Run {
    try Run(arguments)
  }

  @Test("help goes to the output and ends well")
  func help() throws {
    let run = try run(["--help"])
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("gamehost: play games that are shared libraries\n"))
    #expect(run.errors.isEmpty)
  }

  @Test("the version is one line")
  func version() throws {
    let run = try run(["--version"])
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("gamehost ") && run.output.filter { $0 == "\n" }.count == 1)
  }

  @Test("a misspelt option is told on the error output, with the code for usage")
  func misspelt() throws {
    let run = try run(["--haedless"])
    #expect(run.code == 64)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "gamehost: there is no option '--haedless'; did you mean '--headless'?\n"
        + "Try 'gamehost --help'.\n")
  }

  @Test("a misspelt option of a command points to that command's help")
  func misspeltInCommand() throws {
    let run = try run(["shot", "x", "--sgv", "a"])
    #expect(run.code == 64)
    #expect(
      run.errors
        == "gamehost: there is no option '--sgv'; did you mean '--svg'?\n"
        + "Try 'gamehost shot --help'.\n")
  }
}
