import GameShellKit
import GameShellUI
import Platform
import TestSupport
import Testing

@testable import GameAppKit

/// From one game to another within one run of the host, by way of the library.
@Suite("A change of game", .serialized)
struct ChangeOfGameTests {
  let fixture: CatalogueFixture
  let host: GameHost
  let root: HostRoot
  let driver: SceneDriver
  let time = GameTime(steady: 5000, wall: 1_700_000_000_000)

  init() throws {
    fixture = try CatalogueFixture()
    for (name, build) in [("alpha", 1), ("beta", 2)] {
      try fixture.game(
        "lib\(name).so",
        ["TITLE=\"\(name)\"", "SUBSYSTEM=\"org.example.\(name)\"", "BUILD=\(build)"])
    }
    host = fixture.host
    root = HostRoot(host: host, time: time)
    driver = SceneDriver(scene: root, size: CellSize(columns: 80, rows: 24))
  }

  private func press(_ keys: String) throws {
    for scalar in keys.unicodeScalars {
      _ = try driver.present()
      try driver.send(.key(.character(scalar)), at: time)
    }
  }

  private func shows(_ text: String) throws -> Bool {
    try driver.present().surface.rows.contains { $0.contains(text) }
  }

  @Test("board, toast, report and saves are each game's own, and each starts in its own process")
  func nothingCarriedOver() throws {
    try press("11")
    try press("+++")
    #expect(try shows("Build 1") && shows("count 3"))
    let first = try #require(root.gameRoot)
    let process = try #require(root.game?.process?.processID)
    first.showToast("of the first game")
    first.lastFault = (.died, time.steady)
    try press("ql")
    #expect(try shows("▌ beta"))
    // What was played last stands first.
    try press("21")
    #expect(try shows("Build 2") && shows("count 0") && !shows("of the first game"))
    let second = try #require(root.gameRoot)
    #expect(second !== first && second.lastFault == nil)
    #expect(!second.recentEvents.list.contains { $0.contains("+") })
    #expect(root.game?.process?.processID != process)
    try press("+")
    #expect(try first.deps.saves.game(at: "board/a")?.snapshot.state == [3])
    #expect(try second.deps.saves.game(at: "board/a")?.snapshot.state == [1])
    driver.scene.close()
  }

  @Test("what is recorded of a game bears its own name alone")
  func telemetry() throws {
    try press("1")
    try #require(root.gameRoot).setConsent(true)
    try press("1+ql21+ql")
    driver.scene.close()
    let path = Path.join(host.options.exportFolder, "telemetry.jsonl")
    let lines = String(decoding: try FileSystem.read(path, limit: 1 << 20), as: UTF8.self)
      .split(separator: "\n").filter { $0.contains("game.opened") }
    let names = lines.map { line in
      ["org.example.alpha", "org.example.beta"].filter { line.contains($0) }
    }
    #expect(names == [["org.example.alpha"], ["org.example.beta"]], "\(lines)")
  }
}
