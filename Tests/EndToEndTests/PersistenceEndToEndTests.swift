import TestSupport
import Testing

@Suite("What was played is kept, end to end")
struct PersistenceEndToEndTests {
  private let open = #"{"action":"home.mode.classic"}"#

  @Test("after twenty moves and a kill -9 of the host, all twenty are there")
  func killedHost() throws {
    let game = try CGame()
    let home = try TemporaryFolder()
    let first = try HeadlessDialogue(["--seed", "5", game.path], home: home.path)
    _ = try first.ask(open)
    var answer = ""
    for move in 0..<20 {
      _ = try first.ask(#"{"key":"\#(move % 2 == 0 ? "right" : "down")"}"#)
      answer = try first.ask(#"{"key":"space"}"#)
    }
    #expect(answer.contains("20 moves"), "\(answer)")
    first.killHard()

    let second = try HeadlessDialogue([game.path], home: home.path)
    #expect(try second.ask(open) == answer)
    #expect(second.end() == 0)
  }

  @Test("two hosts that play at the same time on one data folder both keep every move")
  func twoHosts() throws {
    let fixtures = try FixtureBuilder()
    let game = try fixtures.library("swap/counter.c", named: "libcounter.so")
    let home = try TemporaryFolder()
    let routes = ["board/a", "board/b"]
    let hosts = try routes.map { try HeadlessDialogue(["--route", $0, game], home: home.path) }
    var answers = ["", ""]
    for _ in 0..<30 {
      // Both are at it before either has answered.
      for host in hosts { try host.say(#"{"key":"+"}"#) }
      for (index, host) in hosts.enumerated() { answers[index] = try host.answer() }
    }
    hosts[0].killHard()
    #expect(hosts[1].end() == 0)
    for (route, answer) in zip(routes, answers) {
      #expect(answer.contains("count 30"), "\(route): \(answer)")
      let again = try HeadlessDialogue(["--route", route, game], home: home.path)
      let found = try again.ask(#"{"resize":{"columns":80,"rows":24}}"#)
      #expect(found.contains("count 30"), "\(route): \(found)")
      #expect(again.end() == 0)
    }
  }

  @Test("a picture neither sees a player's games nor disturbs them")
  func picture() throws {
    let game = try CGame()
    let home = try TemporaryFolder()
    let shot = ["shot", game.path, "--text", "--keys", "enter space space space"]
    let untouched = try Run(shot + ["--seed", "1"], variables: ["HOME": home.path])
    let player = try HeadlessDialogue(["--seed", "2", game.path], home: home.path)
    _ = try player.ask(open)
    let played = try player.ask(#"{"key":"space"}"#)
    #expect(player.end() == 0)
    let later = try Run(shot + ["--seed", "1"], variables: ["HOME": home.path])
    #expect(untouched.output.contains("3 moves") && later.output == untouched.output)
    let again = try HeadlessDialogue([game.path], home: home.path)
    #expect(try again.ask(open) == played)
    #expect(again.end() == 0)
  }
}
