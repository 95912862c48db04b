import GameShellKit
import GameShellUI
import Testing

@testable import gamehost

@Suite("A game that is being worked on")
struct DevSceneTests {
  private final class Counter: Scene {
    var keys = 0
    var ticks = 0

    func handle(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
      switch event {
      case .key: keys += 1
      case .tick: ticks += 1
      default: return .ignored
      }
      return .changed
    }

    func frame(for size: CellSize) throws(SceneFault) -> Frame {
      Text("keys \(keys) ticks \(ticks)").makeFrame(tick: 500)
    }
  }

  private let time = GameTime(steady: 0, wall: 0)

  @Test("errors lie upon the game, which goes on but is not typed into, until they are read")
  func errors() throws {
    let game = Counter()
    let scene = DevScene(game)
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 76, rows: 9))
    try driver.send(.key(.character("x")), at: time)
    #expect(try driver.present().surface.rows.contains { $0.contains("keys 1 ticks 0") })
    scene.errors = ["Sources/Board.swift:3:5: error: cannot find 'lamp' in scope"]
    driver.invalidate()
    try driver.send(.tick, at: time)
    try driver.send(.key(.character("x")), at: time)
    let rows = try driver.present().surface.rows
    #expect(rows.contains { $0.contains("The build failed") })
    #expect(rows.contains { $0.contains("cannot find 'lamp'") })
    #expect(try driver.present().tick == 500)
    #expect(game.keys == 1 && game.ticks == 1)
    try driver.send(.key(.character("q")), at: time)
    #expect(try driver.present().surface.rows.contains { $0.contains("keys 1 ticks 1") })
    try driver.send(.key(.character("q")), at: time)
    #expect(game.keys == 2)
  }

  @Test("a build that runs is shown, and the game is played on")
  func building() throws {
    let scene = DevScene(Counter())
    scene.isBuilding = true
    let driver = SceneDriver(scene: scene, size: CellSize(columns: 30, rows: 5))
    try driver.send(.key(.character("x")), at: time)
    let rows = try driver.present().surface.rows
    #expect(rows[0].hasSuffix("building…"))
    #expect(rows.contains { $0.contains("keys 1 ticks 0") })
  }
}
