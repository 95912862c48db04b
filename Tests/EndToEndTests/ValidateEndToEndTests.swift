import Platform
import TestSupport
import Testing

@Suite("gamehost validate, end to end")
struct ValidateEndToEndTests {
  @Test("a sound game ends with 0, and a page with the counts")
  func passes() throws {
    let game = try CGame()
    let run = try Run(["validate", game.path, "--only=file", "--only=frames", "--reproduce=7"])
    #expect(run.code == 0, "\(run.output)")
    #expect(run.lines.first == "The file")
    #expect(run.output.contains("\nFrames\n  pass  frame-sizes "))
    #expect(
      run.output.hasSuffix(
        "\n15 checks: 15 passed, 0 warned, 0 failed, 0 skipped\nThe same again: --reproduce=7\n"))
    #expect(run.errors.isEmpty)
  }

  @Test("warnings are no failure; a failed check ends with 65, and says what to do")
  func fails() throws {
    let game = try CGame()
    let warned = try Run(["validate", game.path, "--only=localisation-complete"])
    #expect(warned.code == 0)
    #expect(warned.output.contains("  WARN  localisation-complete  homeModes[0].subtitle lacks de"))
    let fixtures = try FixtureBuilder()
    let bad = try fixtures.library(
      "validate/tally.c", named: "libbad.so", defines: ["FLAW=EVENT_TICK"], flags: ["-pthread"])
    let failed = try Run(["validate", bad, "--only=event-tick", "--only=event-key"])
    #expect(failed.code == 65)
    #expect(failed.output.contains("pass  event-key"))
    #expect(
      failed.output.contains(
        "FAIL  event-tick  board/a: after tick, libbad.so was killed by SIGSEGV\n"))
    #expect(failed.output.contains("to do:  answer GH_OK to what you ignore"))
    #expect(failed.output.contains("2 checks: 1 passed, 0 warned, 1 failed, 0 skipped"))
    #expect(failed.errors == "gamehost: libbad.so failed 1 of 2 checks\n")
  }

  @Test("--json is one line with every check")
  func json() throws {
    let game = try CGame()
    let run = try Run(["validate", "--json", game.path, "--only=table", "--reproduce=5"])
    #expect(run.code == 0)
    #expect(run.lines.count == 1)
    #expect(
      run.output.hasPrefix(
        #"{"plugin":"\#(game.path)","seed":5,"pass":11,"warn":0,"fail":0,"skip":0,"checks":["#
          + #"{"name":"abi-version","family":"table","#))
    #expect(run.output.contains(#""outcome":"pass","detail":"version 1"}"#))
  }

  @Test("what is no game is told by its checks; what is not there, by the usual sentence")
  func noGame() throws {
    let folder = try TemporaryFolder()
    try FileSystem.writeAtomically(Array("text".utf8), to: folder.file("libtext.so"))
    let text = try Run(["validate", folder.file("libtext.so"), "--only=file", "--only=loads"])
    #expect(text.code == 65)
    #expect(text.output.contains("FAIL  file-usable"))
    #expect(text.output.contains("is not a shared library"))
    let missing = try Run(["validate", folder.file("libnone.so")])
    #expect(missing.code == 66)
    #expect(missing.output.isEmpty)
  }

  @Test("--list needs no game, and a check that does not exist is named with the nearest one")
  func names() throws {
    let list = try Run(["validate", "--list"])
    #expect(list.code == 0)
    #expect(list.lines.count >= 50)
    #expect(list.lines.contains { $0.hasPrefix("events       event-fuzz ") })
    let game = try CGame()
    let wrong = try Run(["validate", game.path, "--only=event-fuz"])
    #expect(wrong.code == 64)
    #expect(wrong.errors.contains("there is no check 'event-fuz'; did you mean 'event-fuzz'?"))
  }
}
