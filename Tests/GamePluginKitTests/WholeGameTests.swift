import GamePluginKit
import GamePluginTesting
import Testing

@Suite("A whole game of a hundred lines")
struct WholeGameTests {
  @Test("is played to its end through the door, with undo, a swap in the middle, and its report")
  func play() throws {
    let game = try InProcessGame { exportGame($0) { PileGame.config() } }
    var scene: any Scene = try game.open("board", seed: 4)
    var now = GameTime(steady: 0, wall: 0)
    func rows() throws -> [String] {
      let driver = SceneDriver(scene: scene, size: CellSize(columns: 50, rows: 3))
      return try driver.present().surface.rows
    }
    func send(_ event: SceneEvent) throws -> SceneResponse {
      now.steady += 1000
      return try scene.handle(event, at: now)
    }
    let start = try rows()
    #expect(start[0].contains("stones"))
    #expect(try send(.action("3")) == .committed)
    #expect(try send(.action("2")) == .committed)
    #expect(try send(.key(.character("u"))) == .committed)
    let middle = try rows()
    let snapshot = try #require(try scene.snapshot())
    scene.close()
    let session = TestSession()
    scene = try game.open("board", seed: 99, snapshot: snapshot, session: session)
    now.steady = 0
    #expect(try rows() == middle)
    #expect(try send(.action("redo")) == .committed)
    while try scene.snapshot()?.isFinished == false { _ = try send(.action("1")) }
    #expect(try rows()[0].contains("Done in 0:1"))
    #expect(session.completions.completions.count == 1)
    #expect(session.completions.completions.first?.gameID == "10#4")
    #expect(try send(.action("1")) == .handled)
    while try send(.action("undo")) == .committed {}
    #expect(try rows() == start)
  }
}
