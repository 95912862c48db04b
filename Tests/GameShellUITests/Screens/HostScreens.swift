import GameShellKit
import GameShellUI

/// Every screen of the host in one language, by name.
///
/// A screen that is added to the host gets its line here; the matrix does the rest.
struct HostScreens {
  let language: String
  let strings: ShellStrings
  let records: InMemoryGameCenter

  init(_ language: String) throws {
    self.language = language
    strings = ShellStrings(locale: language)
    records = try Garden.records()
  }

  /// The screens in a room.
  func all(_ size: CellSize) -> [(name: String, frame: Frame)] {
    homes(size) + settings + dashboards(size) + dialogs(size) + libraries(size) + toasts + [
      ("calendar", CalendarView(calendar, strings: strings).makeFrame()),
      ("calendar-selection", selection(size)),
      (
        "too-small",
        TooSmallView(
          needed: CellSize(columns: 130, rows: 50), given: size, strings: strings
        ).makeFrame()
      ),
    ]
  }

  private func homes(_ size: CellSize) -> [(String, Frame)] {
    var first = home
    first.resume = nil
    first.ad = nil
    var begun = first
    begun.lines[0].daily = DailyStatus(isDone: false, streak: 12, progress: 640)
    var asking = first
    asking.asksConsent = true
    return [
      ("home-first", GameHomeView(first, size: size).makeFrame()),
      ("home-begun", GameHomeView(begun, size: size).makeFrame()),
      ("home-resume", GameHomeView(home, size: size).makeFrame()),
      ("home-consent", GameHomeView(asking, size: size).makeFrame()),
    ]
  }

  private var home: GameHomeViewModel<GardenRoute> {
    let resume = ResumePoint(
      route: GardenRoute(path: "large"), summary: "12 / 99", progress: 420, elapsed: 271_000)
    return GameHomeViewModel(
      config: Garden.config, resume: resume, locale: language,
      daily: ["daily": DailyStatus(isDone: true, streak: 9)],
      ad: HouseAd(text: strings.advertisement(of: "Pebbles"), action: "ad"), hasLibrary: true,
      strings: strings)
  }

  private var settings: [(String, Frame)] {
    let first = SettingsModel(strings: strings)
    var full = first
    full.palette = .colorBlindSafe
    full.appearance = .light
    full.themeNote = strings.settings.themeFixed(by: "--theme")
    full.languages = ShellStrings.languages
    full.language = language
    full.isMuted = true
    full.volume = 40
    full.soundNote = strings.told(
      "sounds cannot be played: libasound.so.2 was not found; install ALSA's library (libasound2) "
        + "to hear sounds")
    full.reminder = 19 * 60 + 5
    full.reminderNote = strings.told(
      "systemctl was not found, so this machine has no systemd; the reminder is shown when the "
        + "game host is started instead")
    full.consent = true
    full.ownsRemoveAds = false
    return [
      ("settings-first", SettingsView(first).makeFrame()),
      ("settings-full", SettingsView(full).makeFrame()),
    ] + syncing
  }

  /// No folder was named; one is in use; one is not there.
  private var syncing: [(String, Frame)] {
    let folder = "/home/ada/A folder with a long name that Syncthing keeps/games"
    let words = strings.settings
    var used = SettingsModel.Sync(isOn: true, folder: folder)
    used.notes = [words.synced.filling("time", with: "2026-11-26 19:05")]
    var gone = SettingsModel.Sync(isOn: false, folder: folder)
    gone.notes = [
      words.syncFailed.filling(
        "reason",
        with: strings.told("the folder \(folder) is not there; is its disk or share connected?"))
    ]
    return [("none", SettingsModel.Sync(isOn: nil)), ("used", used), ("gone", gone)].map {
      var model = SettingsModel(strings: strings)
      model.sync = $1
      return ("settings-sync-\($0)", SettingsView(model).makeFrame())
    }
  }

  private func dashboards(_ size: CellSize) -> [(String, Frame)] {
    func model(
      _ tab: GameCenterDashboardModel.Tab, _ records: any GameRecords
    ) -> GameCenterDashboardModel {
      GameCenterDashboardModel(
        config: Garden.config, records: records, tab: tab, today: Garden.today, utcOffset: 0,
        locale: language, strings: strings)
    }
    var frames = GameCenterDashboardModel.Tab.allCases.map { tab in
      (
        "dashboard-\(tab)",
        GameCenterDashboard(model(tab, records), columns: size.columns).makeFrame()
      )
    }
    let empty = GameCenterDashboard(
      model(.statistics, InMemoryGameCenter()), columns: size.columns)
    frames.append(("dashboard-empty", empty.makeFrame()))
    return frames
  }

  /// A month that is gone through day by day, as in a game's daily hub.
  private func selection(_ size: CellSize) -> Frame {
    let record = DailyRecord((try? records.finishedGames(mode: "daily")) ?? [])
    let model = CalendarModel(
      selected: Day(year: 2026, month: 11, day: 12), record: record, today: Garden.today)
    return VStack {
      CalendarView(model, strings: strings)
      Spacer()
      CalendarKeys(width: size.columns, strings: strings)
    }
    .makeFrame()
  }

  private var calendar: CalendarModel {
    let done = Set((3...18).map { Day(year: 2026, month: 11, day: $0) })
    return CalendarModel(
      month: Garden.today, done: done.union([Garden.today]), today: Garden.today)
  }
}
