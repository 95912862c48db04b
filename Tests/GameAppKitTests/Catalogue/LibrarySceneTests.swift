import GameShellKit
import GameShellUI
import Platform
import SQLiteStore
import TestSupport
import Testing

@testable import GameAppKit

@Suite("The library screen", .serialized)
struct LibrarySceneTests {
  let fixture: CatalogueFixture
  let time = GameTime(steady: 5000, wall: 1_700_000_000_000)

  init() throws {
    fixture = try CatalogueFixture()
    try fixture.game("libalpha.so", Self.named("Alpha Fields", "alpha"))
    try fixture.game("libbeta.so", Self.named("Beta Waves", "beta"))
  }

  /// Another title and subsystem for the same game.
  static func named(_ title: String, _ subsystem: String) -> [String] {
    ["TITLE=\"\(title)\"", "SUBSYSTEM=\"org.example.\(subsystem)\""]
  }

  private func driver() -> SceneDriver {
    SceneDriver(
      scene: HostRoot(host: fixture.host, time: time), size: CellSize(columns: 60, rows: 16))
  }

  /// Presses keys by their names.
  private func press(_ names: String, on driver: SceneDriver) throws -> [String] {
    for name in names.split(separator: " ") {
      try driver.send(.key(try #require(Key(name: String(name)))), at: time)
    }
    return try shown(driver)
  }

  private func shown(_ driver: SceneDriver) throws -> [String] {
    try driver.present().surface.rows.map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
  }

  @Test("typing behind / filters, backspace widens again, Escape ends the search")
  func search() throws {
    let driver = driver()
    #expect(
      try shown(driver) == [
        "gamehost", "━━━━", "▸1▌AlphaFieldsnew", "2▌BetaWavesnew", "/SearchqQuit",
      ])
    var rows = try press("/ w q", on: driver)
    #expect(rows == ["gamehost", "/wq▏", "Nogamehassuchaname.", "EscEndsearch"])
    rows = try press("backspace", on: driver)
    #expect(rows == ["gamehost", "/w▏", "▸▌BetaWavesnew", "EnteropenEscEndsearch"])
    rows = try press("escape", on: driver)
    #expect(rows.count == 5 && rows[1] == "━━━━")
    rows = try press("/ backspace", on: driver)
    #expect(rows[1] == "━━━━", "there is nothing left to widen")
  }

  @Test("Enter opens what the search left, digits open a line and q leaves only without one")
  func open() throws {
    for keys in ["/ b e enter", "2"] {
      let driver = driver()
      _ = try press(keys, on: driver)
      let root = try #require(driver.scene as? HostRoot)
      #expect(root.game?.config.subsystem == "org.example.beta")
      driver.scene.close()
    }
    let driver = driver()
    #expect(try driver.send(.key(.character("q")), at: time).navigation == .leave)
  }

  @Test("a game whose name begins with digits is found by typing it")
  func digits() throws {
    try fixture.game("libtiles.so", Self.named("2048", "tiles"))
    let driver = driver()
    let rows = try press("/ 2 0", on: driver)
    #expect(rows == ["gamehost", "/20▏", "▸▌2048new", "EnteropenEscEndsearch"])
    _ = try press("4 8 enter", on: driver)
    let root = try #require(driver.scene as? HostRoot)
    #expect(root.game?.config.title.base == "2048")
    driver.scene.close()
  }

  @Test("focus and search stay when games come and go around them")
  func refresh() throws {
    let driver = driver()
    let root = try #require(driver.scene as? HostRoot)
    #expect(try press("down", on: driver)[3] == "▸2▌BetaWavesnew")
    let path = try fixture.game("libaleph.so", Self.named("Aleph", "aleph"))
    #expect(root.refreshLibrary())
    driver.invalidate()
    #expect(try shown(driver)[2...4] == ["1▌Alephnew", "2▌AlphaFieldsnew", "▸3▌BetaWavesnew"])
    _ = try press("/ a l", on: driver)
    try FileSystem.remove(path)
    #expect(root.refreshLibrary())
    driver.invalidate()
    #expect(try shown(driver)[1...2] == ["/al▏", "▸▌AlphaFieldsnew"])
    try fixture.game("libbeta.so", Self.named("Balance", "beta") + ["BUILD=2"])
    #expect(root.refreshLibrary())
    driver.invalidate()
    #expect(try shown(driver)[3].contains("Balance"))
  }

  @Test("what was played last stands first, with how far and since when")
  func history() throws {
    let store = try #require(fixture.host.catalogueStore)
    let now = WallClock.milliseconds
    try store.games(of: "org.example.beta").save(
      SavedGame(
        route: "board/a", seed: 1,
        snapshot: Snapshot(version: 1, state: [1], summary: "", progress: 620),
        savedAt: now - 2 * 86_400_000))
    let rows = try shown(driver())
    #expect(rows[2].hasPrefix("▸1▌BetaWaves") && rows[2].hasSuffix("62%2daysago"), "\(rows[2])")
    #expect(rows[3] == "2▌AlphaFieldsnew")
  }

  @Test("what was set aside is shown with why, and can be tried again by a key")
  func retry() throws {
    try fixture.hostile("libbad.so", "CONSTRUCTOR_SEGV")
    let driver = driver()
    let rows = try shown(driver)
    #expect(rows.contains("Notplayable"))
    #expect(rows.contains("libbad.sowaskilledbySIGSEGVwhenitwaslookedat"), "\(rows)")
    #expect(rows.last == "/SearchrTryagainqQuit")
    _ = try press("r", on: driver)
    #expect(fixture.loads("bad") == 2)
  }

  @Test("files that take long are looked at one by one while the others are shown")
  func pending() throws {
    for index in 0..<2 { try fixture.hostile("libaa\(index).so", "CONSTRUCTOR_LOOP") }
    let driver = driver()
    var rows = try shown(driver)
    #expect(rows.contains("Lookingat3more…"), "\(rows)")
    var ticks = 0
    while try driver.present().tick != nil {
      ticks += 1
      try driver.send(.tick, at: time)
    }
    rows = try shown(driver)
    #expect(ticks == 3 && rows.contains("▸1▌AlphaFieldsnew") && rows.contains("2▌BetaWavesnew"))
  }
}
