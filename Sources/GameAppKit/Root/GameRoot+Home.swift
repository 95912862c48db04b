import GameShellKit
import GameShellUI

extension GameRoot {
  /// What Home shows now.
  func homeModel() -> GameHomeViewModel<Route> {
    let known = homeKnowledge()
    var model = GameHomeViewModel(
      config: config, resume: known.resume, locale: locale, daily: known.daily, ad: houseAd(),
      hasLibrary: hasLibrary, strings: strings)
    model.asksConsent = isConsentDue
    return model
  }

  /// What the store says, asked once for each visit to Home and day: it is wanted with each frame
  /// and key.
  private func homeKnowledge() -> HomeKnowledge<Route> {
    let today = deps.clock.day(of: time.wall)
    if let known = home, known.today == today { return known }
    let fetch = config.fetchResume ?? { $0.saves.resumePoint() }
    let known = HomeKnowledge(
      today: today, resume: fetch(deps), daily: dailyStates(today))
    home = known
    return known
  }

  /// How the day's puzzle of each daily mode stands.
  private func dailyStates(_ today: Day) -> [String: DailyStatus] {
    var states: [String: DailyStatus] = [:]
    for mode in config.homeModes where mode.isDaily {
      let record = DailyRecord((try? records.finishedGames(mode: mode.id)) ?? [])
      states[mode.id] = DailyStatus(
        isDone: record.done.contains(today), streak: record.streak(today: today).current,
        progress: progress(at: "\(mode.route.path)/\(today)"))
    }
    return states
  }

  /// How far a game is that was begun at a place and is not over, 0 … 1000.
  private func progress(at path: String) -> Int? {
    guard let saved = try? deps.saves.game(at: path)?.snapshot, !saved.isFinished,
      !saved.isPristine
    else { return nil }
    return saved.progress
  }

  /// Whether another day has begun since Home was drawn, which then shows another daily puzzle.
  var isHomeOutdated: Bool {
    guard play == nil, let dayAtHome else { return false }
    return dayAtHome != deps.clock.day(of: time.wall)
  }

  /// Milliseconds until Home shows another day; nil where nothing at Home depends on it.
  ///
  /// At most an hour, for the steady clock stands while the machine sleeps.
  var untilNextDayAtHome: Int? {
    guard play == nil, config.homeModes.contains(where: \.isDaily) else { return nil }
    return Int(min(3_600_000, max(1, deps.clock.nextDay(after: time.wall) - time.wall)))
  }

  /// The advertisement of this visit to Home: it is decided on once, when Home appears.
  private func houseAd() -> HouseAd? {
    // The consent question comes first, and stands where the advertisement would.
    if isConsentDue { return nil }
    if !hasHomeAppeared {
      hasHomeAppeared = true
      advertisement = ads?.screenAppeared(isInGame: false)
    }
    return advertisement.map {
      HouseAd(
        text: strings.advertisement(of: $0.title.text(for: locale)),
        action: "home.ad")
    }
  }

  func handleAtHome(_ event: SceneEvent) -> SceneResponse {
    switch event {
    case .action(let id, _, _):
      switch homeModel().choice(for: id) {
      case .open(let route), .resume(let route): open(route, resuming: true)
      case .statistics: show(.statistics(.statistics))
      case .settings: show(.settings)
      case .consent(let answer): setConsent(answer)
      case .explainConsent: show(.consent)
      case .advertisement:
        guard let advertisement else { return .ignored }
        return SceneResponse(handled: true, navigation: .open(advertisement.id))
      case .library: return SceneResponse(handled: true, navigation: .leave)
      case .quit: return SceneResponse(handled: true, navigation: .quit)
      case nil: return .ignored
      }
      return .changed
    case .key(.escape, _): return SceneResponse(handled: true, navigation: .leave)
    case .key(.character("q"), []): return SceneResponse(handled: true, navigation: .quit)
    case .key(.character("?"), _):
      show(.help)
      return .changed
    default: return .ignored
    }
  }
}

/// What Home keeps of what the store says, from one visit to the next.
struct HomeKnowledge<Route: GameRoute> {
  var today: Day
  var resume: ResumePoint<Route>?
  var daily: [String: DailyStatus]
}
