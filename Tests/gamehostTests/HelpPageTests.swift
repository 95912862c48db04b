import Testing

@testable import gamehost

@Suite("The help")
struct HelpPageTests {
  @Test("every page fits a screen of 80×24 with the prompt below it", arguments: Command.allCases)
  func fits(command: Command) {
    let lines = HelpPage.text(for: command).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast()
    #expect(lines.count <= 23)
    for line in lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test("every page names every option of its command", arguments: Command.allCases)
  func complete(command: Command) {
    let page = HelpPage.text(for: command)
    for option in command.options { #expect(page.contains("--\(option.rawValue)")) }
  }

  @Test("every option belongs to a command, and every command has help")
  func reachable() {
    for option in Option.allCases {
      #expect(Command.allCases.contains { $0.options.contains(option) }, "\(option)")
    }
    for command in Command.allCases { #expect(command.options.contains(.help)) }
  }

  @Test("the program's page names every command")
  func commands() {
    let page = HelpPage.text(for: .play)
    for command in Command.allCases where command != .play {
      #expect(page.contains(" \(command.rawValue)"))
    }
  }
}
