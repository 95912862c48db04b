import GameShellKit
import GameShellUI
import Testing

/// What every screen of the host looks like. The rows are kept in `Snapshots`.
@Suite("Every screen fits 80×24, 120×40 and 40×15")
struct ScreenSnapshotTests {
  private func home(
    resuming: Bool, daily: DailyStatus?, ad: HouseAd? = nil
  ) throws -> GameHomeViewModel<GardenRoute> {
    let resume = ResumePoint(
      route: GardenRoute(path: "large"), summary: "12 of 99", progress: 420,
      elapsed: 271_000)
    return GameHomeViewModel(
      config: Garden.config, resume: resuming ? resume : nil, locale: "en",
      daily: daily.map { ["daily": $0] } ?? [:], ad: ad)
  }

  @Test("Home, with and without a game to resume, today's puzzle and an advertisement")
  func home() throws {
    let new = try home(resuming: false, daily: DailyStatus(isDone: false, streak: 0))
    try expectSnapshot("home-new") { GameHomeView(new, size: $0) }
    let old = try home(
      resuming: true, daily: DailyStatus(isDone: true, streak: 9),
      ad: HouseAd(text: "Also here: Pebbles", action: "ad"))
    try expectSnapshot("home-resume") { GameHomeView(old, size: $0) }
    expectDrawable { GameHomeView(old, size: $0) }
    var asking = old
    asking.asksConsent = true
    try expectSnapshot("home-consent") { GameHomeView(asking, size: $0) }
    expectDrawable { GameHomeView(asking, size: $0) }
  }

  @Test("the settings, as they are at first and with everything set")
  func settings() throws {
    var model = SettingsModel()
    try expectSnapshot("settings-first") { _ in SettingsView(model) }
    model.palette = .colorBlindSafe
    model.appearance = .light
    model.themeNote = model.strings.settings.themeFixed(by: "--theme")
    model.languages = ["en", "zh-Hans"]
    model.language = "zh-Hans"
    model.isMuted = true
    model.volume = 40
    model.soundNote = "There is no sound device here; the terminal's bell rings instead."
    model.reminder = 19 * 60 + 5
    model.reminderNote = "There is no systemd here: the reminder is shown at the next start."
    model.consent = true
    model.ownsRemoveAds = false
    try expectSnapshot("settings-all") { _ in SettingsView(model) }
    expectDrawable { _ in SettingsView(model) }
  }

  @Test("statistics, leaderboards and achievements, also where there are none")
  func dashboard() throws {
    let records = try Garden.records()
    for tab in GameCenterDashboardModel.Tab.allCases {
      let model = Garden.dashboard(tab, records)
      try expectSnapshot("dashboard-\(tab)") { GameCenterDashboard(model, columns: $0.columns) }
      expectDrawable { GameCenterDashboard(model, columns: $0.columns) }
    }
    let empty = Garden.dashboard(.statistics, InMemoryGameCenter())
    try expectSnapshot("dashboard-empty") { GameCenterDashboard(empty, columns: $0.columns) }
  }

  @Test("the dialogs")
  func dialogs() throws {
    try expectSnapshot("consent") { _ in ConsentDialog() }
    try expectSnapshot("menu") { _ in PauseView(title: "Tile Garden") }
    let games = try Garden.records().finishedGames(mode: "small")
    let last = try #require(games.last)
    let completion = CompletionModel(
      last.completion, game: "Tile Garden", mode: "Small", isDaily: false, games: games,
      today: Garden.today)
    try expectSnapshot("completion") { _ in CompletionView(completion) }
    let stall = { (size: CellSize) in
      StallView(
        game: "Tile Garden", seconds: 3, isPlaying: true, columns: size.columns,
        strings: ShellStrings())
    }
    try expectSnapshot("stall", stall)
    expectDrawable(stall)
    expectDrawable { _ in ConsentDialog() }
    expectDrawable { _ in PauseView(title: "Tile Garden") }
    expectDrawable { _ in CompletionView(completion) }
  }

  @Test("the calendar")
  func calendar() throws {
    let done = Set((3...18).map { Day(year: 2026, month: 11, day: $0) })
    let model = CalendarModel(
      month: Garden.today, done: done.union([Garden.today]), today: Garden.today)
    try expectSnapshot("calendar") { _ in CalendarView(model) }
    expectDrawable { _ in CalendarView(model) }
  }
}
