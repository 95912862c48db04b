import GamePluginKit
import MinesweeperPersistence
import MinesweeperUI

/// A player before the daily boards, with a clock and records that a test sets.
final class HubPlayer {
  static let monday = Day(year: 2026, month: 11, day: 30)
  /// 9:00 UTC on that day.
  static let morning = Int64(monday.number) * 86_400_000 + 9 * 3_600_000

  let clock: ManualClock
  let center = InMemoryGameCenter()
  let store = InMemoryStore()
  let deps: GameDeps
  let scene: DailyHubScene
  let driver: SceneDriver
  var last = SceneResponse.ignored

  init(
    columns: Int = 80, rows: Int = 24, locale: String = "en", wall: Int64 = morning,
    utcOffset: Int = 0, isLoaded: Bool = true,
    prepare: (HubPlayer.Records) throws -> Void = { _ in }
  ) throws {
    let size = CellSize(columns: columns, rows: rows)
    clock = ManualClock(now: GameTime(steady: 0, wall: wall), utcOffset: utcOffset)
    var deps = GameDeps.inMemory(clock: clock, locale: locale)
    deps.gameCenter = center
    deps.saves = store
    self.deps = deps
    try prepare(Records(center: center, store: store))
    scene = DailyHubScene(
      deps: deps,
      request: SceneRequest(seed: 1, time: clock.now, utcOffset: utcOffset, size: size))
    driver = SceneDriver(scene: scene, size: size)
    if isLoaded { try load() }
  }

  /// What a test puts into the host's records.
  struct Records {
    let center: InMemoryGameCenter
    let store: InMemoryStore

    func solve(_ day: Day, on other: Day? = nil, elapsed: Int64 = 192_000) throws {
      try center.enter(
        GameCompletion(
          mode: "daily", gameID: DailyPuzzle(day).id, isWon: true, elapsed: elapsed,
          score: elapsed), at: 0, day: other ?? day)
    }

    func begin(_ day: Day) throws {
      try store.save(
        SavedGame(
          route: "daily/\(day)", seed: 1,
          snapshot: Snapshot(
            version: 1, state: [], summary: "3 of 10 marked", elapsed: 61_000, progress: 266),
          savedAt: 0))
    }
  }

  /// Lets ticks pass until nothing is loaded any more.
  func load() throws {
    for _ in 0..<500 {
      guard let tick = try driver.present().tick, tick <= 10 else { return }
      try send(.tick, after: Int64(tick))
    }
  }

  @discardableResult
  func send(_ event: SceneEvent, after: Int64 = 0) throws -> SceneResponse {
    clock.advance(milliseconds: after)
    last = try driver.send(event, at: clock.now)
    return last
  }

  func keys(_ names: String) throws {
    for name in names.split(separator: " ") {
      try send(.key(Key(name: String(name)) ?? .escape))
    }
  }

  /// Clicks on the first place on the screen with an action, and of the calendar on a day.
  func click(_ action: String, cell: Int? = nil) throws {
    let shown = try driver.present()
    for row in 0..<shown.surface.size.rows {
      for column in 0..<shown.surface.size.columns {
        guard let hit = shown.hit(column: column, row: row), hit.action == action,
          cell == nil || hit.cell == cell
        else { continue }
        try send(.pointer(PointerEvent(.press, button: .left, column: column, row: row)))
        try send(.pointer(PointerEvent(.release, button: .left, column: column, row: row)))
        return
      }
    }
    last = .ignored
  }

  var rows: [String] { get throws { try driver.present().surface.rows } }

  func sees(_ text: String) throws -> Bool { try rows.contains { $0.contains(text) } }
}
