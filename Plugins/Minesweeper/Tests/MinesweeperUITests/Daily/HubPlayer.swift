import GamePluginKit
import GamePluginTesting
import MinesweeperUI

/// A player before the daily boards, with a clock and records that a test sets.
typealias HubPlayer = ScenePlayer<DailyHubScene>

extension ScenePlayer<DailyHubScene> {
  static var monday: Day { Day(year: 2026, month: 11, day: 30) }
  /// 9:00 UTC on that day.
  static var morning: Int64 { Int64(monday.number) * 86_400_000 + 9 * 3_600_000 }

  convenience init(
    columns: Int = 80, rows: Int = 24, locale: String = "en", wall: Int64 = morning,
    utcOffset: Int = 0, isLoaded: Bool = true, prepare: (TestSession) throws -> Void = { _ in }
  ) throws {
    let session = TestSession()
    session.clock.now.wall = wall
    session.clock.utcOffset = utcOffset
    try prepare(session)
    try self.init(columns: columns, rows: rows, locale: locale, session: session) {
      DailyHubScene(deps: $0, request: $1)
    }
    if isLoaded { try load() }
  }
}

extension TestSession {
  /// Puts a day's begun game into the saves.
  func begin(_ day: Day) throws { try begin("daily/\(day)", summary: "⚑ 3/10") }
}
