import GamePluginKit
import GamePluginTesting
import Testing

@Suite("The export")
struct ExportTests {
  @Test("a session takes events, draws, snapshots and goes on from its snapshot")
  func session() throws {
    let game = try CounterGame.load()
    let scene = try game.open("board", locale: "de")
    #expect(onlyText(try scene.frame(for: CellSize(columns: 7, rows: 3))) == "count 0 at 7×3 in de")
    #expect(try scene.snapshot()?.isPristine == true)
    #expect(try scene.send(.key(.character("+"))) == .committed)
    #expect(try scene.send(.key(.up)) == .ignored)
    #expect(try scene.send(.text("ho")) == SceneResponse(handled: true, toast: "ho"))
    #expect(try scene.send(.action("leave")).navigation == .leave)
    #expect(try scene.send(.action("open:elsewhere")).navigation == .open("elsewhere"))
    let snapshot = try #require(try scene.snapshot())
    #expect(
      snapshot
        == Snapshot(version: 2, state: [1], summary: "at 1", elapsed: 12, progress: 34))
    let second = try game.open("board", snapshot: snapshot)
    #expect(onlyText(try second.frame(for: CellSize(columns: 1, rows: 1))).hasPrefix("count 1"))
  }

  @Test("sessions share nothing, and what one returned outlives calls on another")
  func manySessions() throws {
    let game = try CounterGame.load()
    let scenes = try (0..<20).map { _ in try game.open("board") }
    for (index, scene) in scenes.enumerated() {
      for _ in 0..<index { try scene.send(.key(.character("+"))) }
      _ = try scene.frame(for: CellSize(columns: 9, rows: 9))
    }
    for (index, scene) in scenes.enumerated() where index.isMultiple(of: 2) { scene.close() }
    for (index, scene) in scenes.enumerated() where !index.isMultiple(of: 2) {
      #expect(try scene.snapshot()?.state == [UInt8(index)])
    }
  }

  @Test("failures have their status and say why")
  func failures() throws {
    let game = try CounterGame.load()
    #expect(
      throws: DoorFault.failed(
        "open", status: gh_status(GH_BAD_ROUTE), reason: "this game has no place named “attic”")
    ) { try game.open("attic") }
    #expect(
      throws: DoorFault.failed(
        "open", status: gh_status(GH_BAD_STATE), reason: "a counter's state has one byte")
    ) { try game.open("board", snapshot: Snapshot(version: 2, state: [1, 2])) }
    #expect(
      throws: DoorFault.failed(
        "open", status: gh_status(GH_BAD_STATE),
        reason: "the saved game has state version 7; this build reads 2")
    ) { try game.open("board", snapshot: Snapshot(version: 7, state: [1])) }
    let scene = try game.open("board")
    #expect(throws: SceneFault(.refused, "event: asked to fail")) {
      try scene.send(.action("fail"))
    }
    #expect(try scene.send(.key(.character("+"))) == .committed)
  }

  @Test("an older state is migrated, on request and when it is opened")
  func migration() throws {
    let game = try CounterGame.load()
    #expect(try game.migrate([8, 9, 9], from: 1) == [8])
    #expect(try game.migrate([8], from: 2) == [8])
    #expect(throws: DoorFault.self) { try game.migrate([8], from: 3) }
    let scene = try game.open("board", snapshot: Snapshot(version: 1, state: [8, 9]))
    #expect(try scene.snapshot()?.state == [8])
  }

  @Test("a scene without anything to keep answers that nothing is there")
  func noSnapshot() throws {
    let scene = try CounterGame.load().open("board", snapshot: Snapshot(version: 2, state: [99]))
    #expect(try scene.snapshot() == nil)
  }

  @Test("resuming is left to the host unless the game says where")
  func resume() throws {
    #expect(try CounterGame.load().fetchResume() == nil)
    let game = try InProcessGame {
      exportGame($0) {
        CounterGame.config(resume: { deps in
          deps.clock.now.wall == 0
            ? nil : ResumePoint(route: .board, summary: "near", progress: 2000, elapsed: 3)
        })
      }
    }
    let session = TestSession()
    #expect(try game.fetchResume(session: session) == nil)
    session.clock.now.wall = 1
    let point = try #require(try game.fetchResume(session: session))
    #expect(point == ("board", "near", 1000, 3))
  }

  @Test("a host that the game cannot work with is told both versions, and nothing is built")
  func versions() throws {
    func refusal(_ host: TestHost) -> DoorFault? {
      do {
        _ = try InProcessGame(host: host) {
          exportGame($0) { () -> GameConfig<CounterRoute> in
            Issue.record("the configuration was built")
            return CounterGame.config()
          }
        }
        return nil
      } catch { return error }
    }
    #expect(
      refusal(TestHost(version: 0, lowest: 0))
        == .refused(
          "this game needs a host with door version 1 or newer; this host has 0: update the host"))
    #expect(
      refusal(TestHost(version: 99, lowest: 98))
        == .refused(
          "this game was built for door version 1; this host takes 98 or newer: update the game"))
    #expect(throws: Never.self) { try CounterGame.load(host: TestHost(version: 99, lowest: 1)) }
    let table = try #require(
      exportGame(nil) { () -> GameConfig<CounterRoute> in CounterGame.config() })
    #expect(table.pointee.error.length > 0)
  }
}
