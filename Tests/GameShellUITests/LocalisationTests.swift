import GameShellKit
import GameShellUI
import Testing

@Suite("The host's words in every language")
struct LocalisationTests {
  @Test("the catalogue's English is the code's")
  func english() {
    #expect(ShellStrings(locale: "en") == ShellStrings())
    #expect(ShellStrings.languages == ["de", "en", "es", "zh-Hans"])
  }

  @Test(
    "a locale gets its language, the nearest one, or else English",
    arguments: [
      ("de", "Zurück"), ("de-AT", "Zurück"), ("es-MX", "Volver"), ("zh-Hans", "返回"),
      ("zh", "返回"), ("zh-CN", "返回"), ("zh-Hant-TW", "返回"), ("en-GB", "Back"), ("fr", "Back"),
      ("", "Back"), ("-", "Back"),
    ])
  func fallback(locale: String, back: String) {
    #expect(ShellStrings(locale: locale).back == back)
  }

  @Test("a number is in the form that the language has for it")
  func plurals() {
    func days(_ language: String, _ count: Int) -> String {
      ShellStrings(locale: language).dayStreak.text(for: count)
    }
    #expect(
      [0, 1, 2].map { days("en", $0) } == ["0 days in a row", "1 day in a row", "2 days in a row"])
    #expect([1, 21].map { days("de", $0) } == ["1 Tag in Folge", "21 Tage in Folge"])
    #expect([1, 2].map { days("es", $0) } == ["1 día seguido", "2 días seguidos"])
    #expect([1, 2].map { days("zh-Hans", $0) } == ["连续 1 天", "连续 2 天"])
    let today = Day(year: 2026, month: 11, day: 20)
    let german = ShellStrings(locale: "de")
    #expect(formatDaysAgo(today + -1, today: today, strings: german) == "gestern")
    #expect(formatDaysAgo(today + -5, today: today, strings: german) == "vor 5 Tagen")
    #expect(formatDaysAgo(today + -20, today: today, strings: german) == "vor 2 Wochen")
  }

  @Test("every screen is tidy in every language at every size", arguments: ShellStrings.languages)
  func tidy(language: String) throws {
    let screens = try LocalisedScreens(language)
    for size in snapshotSizes {
      for (name, frame) in screens.frames(size) {
        var presenter = FramePresenter()
        let shown = presenter.present(frame, size: size)
        var faults = untidiness(shown)
        // Where there is room the words stand in full; some end in an ellipsis themselves.
        if size.columns >= 80 {
          faults += shown.surface.rows
            .filter { row in
              [screens.strings.lookingAt.text(for: 3), screens.strings.stall.waiting.text(for: 12)]
                .reduce(row) { $0.replacing($1, with: "") }.contains("…")
            }
            .map { "cut off: \($0)" }
        }
        for fault in faults {
          Issue.record("\(name) in \(language) at \(size): \(fault)")
        }
      }
    }
  }

  @Test("a cut text, an overlap and a bent box are untidy")
  func untidy() {
    func faults(_ view: some View, _ columns: Int) -> [String] {
      var presenter = FramePresenter()
      return untidiness(
        presenter.present(view.makeFrame(), size: CellSize(columns: columns, rows: 3)))
    }

    #expect(
      faults(
        ZStack {
          Text("one"); Text("two")
        }, 10) == ["\"two\" lies over \"one\""])
    #expect(faults(Text("a text"), 4).isEmpty)
  }

  @Test("Home, the settings, the records and the menu", arguments: ["de", "es", "zh-Hans"])
  func snapshots(language: String) throws {
    let screens = try LocalisedScreens(language)
    try expectSnapshot("home-\(language)") { GameHomeView(screens.home, size: $0) }
    try expectSnapshot("settings-\(language)") { _ in SettingsView(screens.settings) }
    try expectSnapshot("dashboard-\(language)") {
      GameCenterDashboard(screens.dashboard(.statistics), columns: $0.columns)
    }
    try expectSnapshot("stall-\(language)") { screens.stall($0, isPlaying: true) }
    try expectSnapshot("menu-\(language)") { _ in
      PauseView(title: "Tile Garden", strings: screens.strings)
    }
  }
}

/// The host's screens in a language.
struct LocalisedScreens {
  let language: String
  let strings: ShellStrings
  let records: InMemoryGameCenter

  init(_ language: String) throws {
    self.language = language
    strings = ShellStrings(locale: language)
    records = try Garden.records()
  }

  var home: GameHomeViewModel<GardenRoute> {
    let resume = ResumePoint(
      route: GardenRoute(path: "large"), summary: "12 / 99", progress: 420, elapsed: 271_000)
    return GameHomeViewModel(
      config: Garden.config, resume: resume, locale: language,
      daily: ["daily": DailyStatus(isDone: true, streak: 9)],
      ad: HouseAd(text: strings.advertisement(of: "Pebbles"), action: "ad"), hasLibrary: true,
      strings: strings)
  }

  var settings: SettingsModel {
    var model = SettingsModel(strings: strings)
    model.palette = .colorBlindSafe
    model.themeNote = strings.settings.themeFixed(by: "--theme")
    model.languages = ShellStrings.languages
    model.language = language
    model.reminder = 19 * 60 + 5
    model.consent = true
    model.ownsRemoveAds = false
    return model
  }

  func stall(_ size: CellSize, isPlaying: Bool) -> StallView {
    StallView(
      game: "Tile Garden", seconds: 12, isPlaying: isPlaying, columns: size.columns,
      strings: strings)
  }

  func dashboard(_ tab: GameCenterDashboardModel.Tab) -> GameCenterDashboardModel {
    GameCenterDashboardModel(
      config: Garden.config, records: records, tab: tab, today: Garden.today, utcOffset: 0,
      locale: language, strings: strings)
  }

  /// Every screen by its name.
  func frames(_ size: CellSize) -> [(String, Frame)] {
    var asking = home
    asking.asksConsent = true
    var frames = [
      ("home", GameHomeView(home, size: size).makeFrame()),
      ("home with the consent question", GameHomeView(asking, size: size).makeFrame()),
      ("settings", SettingsView(settings).makeFrame()),
      ("consent", ConsentDialog(strings: strings).makeFrame()),
      ("stall", stall(size, isPlaying: true).makeFrame()),
      ("stall at a load", stall(size, isPlaying: false).makeFrame()),
      ("wait", StallNote(seconds: 12, strings: strings).makeFrame()),
      ("menu", PauseView(title: "Tile Garden", strings: strings).makeFrame()),
      ("completion", completion.makeFrame()),
      ("library", library(size).makeFrame()),
      (
        "too small",
        TooSmallView(needed: size, given: size, strings: strings).makeFrame()
      ),
    ]
    for tab in GameCenterDashboardModel.Tab.allCases {
      frames.append(
        ("\(tab)", GameCenterDashboard(dashboard(tab), columns: size.columns).makeFrame()))
    }
    return frames
  }

  private var completion: CompletionView {
    var completion = GameCompletion(
      mode: "small", gameID: "small:1", isWon: true, elapsed: 90_000, score: 90_000)
    completion.isAssisted = true
    return CompletionView(
      CompletionModel(
        completion, game: "Tile Garden", mode: "Small", isDaily: false,
        games: (try? records.finishedGames(mode: "small")) ?? [], today: Garden.today),
      strings: strings)
  }

  private func library(_ size: CellSize) -> LibraryView {
    var around = LibraryView.Surroundings()
    around.pending = 3
    around.offersRetry = true
    let days = [0, 1, 5, 20, 200, 2000]
    let rows = days.map { back in
      LibraryView.Row(
        action: "open.\(back)", id: UInt32(back + 1), title: "Tile Garden",
        detail: strings.dayStreak.text(for: back), progress: back == 5 ? 420 : nil,
        played: formatDaysAgo(Garden.today + -back, today: Garden.today, strings: strings))
    }
    return LibraryView(rows: rows, around: around, columns: size.columns, strings: strings)
  }
}
