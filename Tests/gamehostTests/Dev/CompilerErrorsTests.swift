import Testing

@testable import gamehost

@Suite("The errors of a build")
struct CompilerErrorsTests {
  @Test("each stands once, with its place in the package")
  func errors() {
    let output = """
      Building for debugging...
      [3/9] Compiling Lamps Board.swift
      /home/ada/lamps/Sources/Lamps/Board.swift:3:5: error: cannot find 'lamp' in scope
      1 | lamp.toggle()
        | `- error: cannot find 'lamp' in scope
      /home/ada/lamps/Sources/Lamps/Board.swift:9:1: warning: unused
      /home/ada/lamps/Sources/Lamps/Board.swift:3:5: error: cannot find 'lamp' in scope
      /home/ada/lamps/Sources/Lamps/Row.swift:1:1: error: expected\u{1b}[31m declaration\u{7}
      error: fatalError
      """
    #expect(
      CompilerErrors(output: output, folder: "/home/ada/lamps").lines == [
        "Sources/Lamps/Board.swift:3:5: error: cannot find 'lamp' in scope",
        "Sources/Lamps/Row.swift:1:1: error: expected declaration?",
      ])
  }

  @Test("colours that the compiler writes into a file are left out, also of what is repeated")
  func coloured() {
    let output =
      "/f/A.swift:1:27: \u{1b}[1;31merror: \u{1b}[1;39mno member 'b'\u{1b}[0;0m\n"
      + "   \u{1b}[0;36m|\u{1b}[0;0m  `- \u{1b}[1;31merror: \u{1b}[1;39mno member 'b'\u{1b}[0;0m\n"
    #expect(
      CompilerErrors(output: output, folder: "/f").lines == ["A.swift:1:27: error: no member 'b'"])
    #expect(CompilerErrors(output: "\u{1b}[", folder: "/f").lines.count == 1)
  }

  @Test("without an error that is recognised the last lines are shown")
  func unknown() {
    let output = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let lines = CompilerErrors(output: output, folder: "/f").lines
    #expect(lines.count == 8 && lines.last == "line 20")
    #expect(CompilerErrors(output: "", folder: "/f").lines == ["The build failed without a word."])
  }
}
