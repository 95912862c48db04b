import GameShellKit
import Platform
import TestSupport
import Testing

@Suite("Two devices and a folder, end to end")
struct SyncEndToEndTests {
  private let fixtures: FixtureBuilder
  private let plugin: String
  private let shared: TemporaryFolder
  private let homes: [TemporaryFolder]

  init() throws {
    fixtures = try FixtureBuilder()
    plugin = try fixtures.library("completion/finish.c", named: "libfinish.so")
    shared = try TemporaryFolder()
    homes = [try TemporaryFolder(), try TemporaryFolder()]
  }

  private func sync(_ home: Int, _ words: String...) throws -> Run {
    try Run(
      ["sync", "--plugin-dir", fixtures.folder.path] + words,
      variables: ["HOME": homes[home].path], copy: fixtures.folder.file("gamehost"))
  }

  private func play(_ home: Int, _ route: String, moves: Int) throws -> String {
    let host = try HeadlessDialogue(["--route", route, plugin], home: homes[home].path)
    var answer = try host.ask(#"{"resize":{"columns":80,"rows":24}}"#)
    for _ in 0..<moves { answer = try host.ask(#"{"key":"+"}"#) }
    #expect(host.end() == 0)
    return answer
  }

  @Test("a game that was left on one device goes on on the other, by itself")
  func handedOver() throws {
    for home in 0..<2 {
      let named = try sync(home, shared.path)
      #expect(named.code == 0, "\(named.errors)")
      #expect(named.output.hasPrefix("Games are synced through \(shared.path) from now on.\n"))
      #expect(named.output.contains("Finish: synced 20"), "\(named.output)")
    }
    #expect(try play(0, "board/x", moves: 2).contains("count 2"))
    #expect(try play(1, "board/x", moves: 0).contains("count 2"))
    #expect(try play(1, "board/x", moves: 1).contains("count 3"))
    // Both played while they were apart: the folder is away.
    try FileSystem.rename(shared.path, to: shared.path + ".away")
    #expect(try play(0, "board/a", moves: 3).contains("count 3"))
    #expect(try play(0, "board/y", moves: 1).contains("count 1"))
    #expect(try play(1, "board/b", moves: 3).contains("count 3"))
    #expect(try play(1, "board/y", moves: 2).contains("count 2"))
    let away = try sync(0)
    #expect(away.output.contains("is not there; is its disk or share connected?"))
    try FileSystem.rename(shared.path + ".away", to: shared.path)
    for home in [0, 1, 0] { #expect(try sync(home, "--now").code == 0) }
    let (first, second) = (
      try play(0, "board/y", moves: 0), try play(1, "board/y", moves: 0)
    )
    #expect(first == second)
    for home in 0..<2 {
      let copies = try sync(home, "--copies")
      #expect(copies.output.contains("Finish, board/y, saved 20"), "\(copies.output)")
      // A finished game is not begun again by syncing: all three are known on both.
      #expect(try play(home, "board/a", moves: 0).contains("count 0"))
    }
    let number = try #require(try sync(0, "--copies").output.split(separator: " ").first)
    #expect(try sync(0, "--recover", String(number)).code == 0)
    #expect(try play(0, "board/y", moves: 0) != first)
    #expect(try sync(0, "--recover", "4000").code == 74)
    #expect(try sync(0, "--off").code == 0)
    #expect(try sync(0).output.hasPrefix("Games are not synced."))
    #expect(try sync(0, "--now").code == 74)
  }

  @Test("killed in the middle of syncs at random, nothing is lost and it ends well")
  func killed() throws {
    for home in 0..<2 { #expect(try sync(home, shared.path).code == 0) }
    var random = SeededRandom(seed: 11)
    for round in 0..<6 {
      _ = try play(round % 2, "board/\(round)", moves: 2)
      let child = try ChildProcess(
        ChildProcess.Launch(
          path: try BuiltProgram.path(),
          arguments: ["sync", "--now", "--plugin-dir", fixtures.folder.path],
          environment: Environment([
            "HOME": homes[round % 2].path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
          ])))
      _ = child.wait(milliseconds: random.below(60))
      child.kill()
      _ = child.wait(milliseconds: 10_000)
    }
    for home in [0, 1, 0, 1] { #expect(try sync(home, "--now").code == 0) }
    for round in 0..<6 {
      for home in 0..<2 {
        #expect(try play(home, "board/\(round)", moves: 0).contains("count 2"))
      }
    }
    let names = try FileSystem.list(Path.join(shared.path, "finish"))
    #expect(names.filter { $0.hasSuffix(".gamesync") }.count == 2)
  }
}
