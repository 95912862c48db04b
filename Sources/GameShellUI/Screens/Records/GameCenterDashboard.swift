import GameShellKit

/// What was played of a game: figures, leaderboards and achievements, one dashboard for all games.
public struct GameCenterDashboard: View {
  let model: GameCenterDashboardModel
  let isNarrow: Bool

  /// Shows a model; where there are few `columns` the tabs have short names.
  public init(_ model: GameCenterDashboardModel, columns: Int = 80) {
    self.model = model
    isNarrow = columns < 62
  }

  /// A page with a line of tabs; what does not fit is scrolled to.
  public var body: some View {
    VStack(spacing: 1) {
      ScreenTitle(model.title)
      HStack(spacing: 1) {
        ForEach(GameCenterDashboardModel.Tab.allCases) { tab in
          TabButton(name(of: tab), key: key(of: tab), DashboardAction.tab(tab), tab == model.tab)
        }
      }
      VStack {
        ScrollView { VStack(spacing: 1) { content }.padding(.horizontal, 1) }
        Spacer()
      }
      KeyHint("q esc", model.strings.back, action: DashboardAction.back)
    }
    .frame(maxWidth: 66, maxHeight: .max)
    .padding(.horizontal, 2).padding(.vertical, 1)
  }

  private var words: RecordsStrings { model.strings.records }

  @ViewBuilder private var content: some View {
    if let problem = model.problem {
      Text(problem).wrap().role(.danger)
    } else {
      switch model.tab {
      case .statistics: statistics
      case .leaderboards: leaderboards
      case .achievements: achievements
      }
    }
  }

  @ViewBuilder private var statistics: some View {
    let played = model.modes.filter { $0.statistics.played > 0 }
    if played.isEmpty { EmptyNote(words.noGames) }
    ForEach(played) { ModeStatistics(mode: $0, today: model.today, strings: model.strings) }
  }

  @ViewBuilder private var leaderboards: some View {
    if model.leaderboards.isEmpty { EmptyNote(words.noLeaderboards) }
    ForEach(model.leaderboards) { LeaderboardSection(board: $0, words: words) }
  }

  @ViewBuilder private var achievements: some View {
    if model.achievements.isEmpty { EmptyNote(words.noAchievements) }
    ForEach(model.achievements) { AchievementLines(achievement: $0, strings: model.strings) }
  }

  private func name(of tab: GameCenterDashboardModel.Tab) -> String {
    switch tab {
    case .statistics: isNarrow ? words.statisticsShort : words.statistics
    case .leaderboards: isNarrow ? words.leaderboardsShort : words.leaderboards
    case .achievements: isNarrow ? words.achievementsShort : words.achievements
    }
  }

  private func key(of tab: GameCenterDashboardModel.Tab) -> String {
    switch tab {
    case .statistics: "1"
    case .leaderboards: "2"
    case .achievements: "3"
    }
  }
}

/// A part of a screen to choose; the shown one stands out also without colour.
struct TabButton: View {
  let title: String
  let key: String
  let action: String
  let isShown: Bool

  init(_ title: String, key: String, _ action: String, _ isShown: Bool) {
    self.title = title
    self.key = key
    self.action = action
    self.isShown = isShown
  }

  var body: some View {
    Button(action: action, hint: key) {
      HStack(spacing: 1) {
        Text(key).role(.accent).bold()
        Text(title).role(isShown ? .title : .secondary).bold(isShown).underline(isShown)
      }
    }
    .selected(isShown)
    .accessibilityLabel(title)
  }
}

/// Says that there is nothing yet.
struct EmptyNote: View {
  let text: String

  init(_ text: String) { self.text = text }

  var body: some View {
    Text(text).wrap().multilineTextAlignment(.center).role(.secondary).padding(.vertical, 1)
  }
}
