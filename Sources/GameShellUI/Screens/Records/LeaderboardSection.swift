import GameShellKit

/// A leaderboard: the best of all time, of the week and of the day beside each other.
struct LeaderboardSection: View {
  let board: GameCenterDashboardModel.Leaderboard
  let words: RecordsStrings

  var body: some View {
    PageSection(board.title) {
      if board.allTime.isEmpty {
        Text(words.none).role(.secondary).padding(.horizontal, 2)
      } else {
        HStack(alignment: .top, spacing: 2) {
          period(words.allTime, board.allTime)
          period(words.thisWeek, board.thisWeek)
          period(words.today, board.today)
        }
        .padding(.horizontal, 2)
      }
    }
  }

  private func period(_ title: String, _ scores: [ScoreRecord]) -> some View {
    VStack(alignment: .leading) {
      Text(title).role(.secondary)
      if scores.isEmpty { Text("–").role(.secondary).silent() }
      ForEach(scores.enumerated()) { index, score in
        HStack(spacing: 1) {
          Text("\(index + 1)").role(.secondary)
          Text(text(of: score.value)).bold(index == 0)
        }
      }
    }
    .frame(maxWidth: 18, alignment: .topLeading)
  }

  private func text(of score: Int64) -> String {
    board.unit == .milliseconds ? formatScoreTime(score, words) : "\(score)"
  }
}

/// A time in a leaderboard, where tenths of a second count: `1:02.3`.
func formatScoreTime(_ milliseconds: Int64, _ words: RecordsStrings) -> String {
  formatElapsed(milliseconds) + words.decimalPoint + "\(max(0, milliseconds) % 1000 / 100)"
}

/// An achievement with what has to be done and how far it is.
struct AchievementLines: View, SingleNodeView {
  let achievement: GameCenterDashboardModel.Achievement
  let strings: ShellStrings

  func render(into context: inout RenderContext) {
    let isDone = achievement.progress >= 1000
    VStack(alignment: .leading) {
      HStack(spacing: 1) {
        Text(isDone ? "★" : "☆").role(isDone ? .success : .secondary)
        Text(achievement.title).bold(isDone)
        Spacer()
        if !isDone, achievement.progress > 0 {
          Gauge(
            value: achievement.progress, total: 1000,
            label: strings.percent(achievement.progress / 10)
          )
          .frame(maxWidth: 18)
        }
      }
      if !achievement.detail.isEmpty {
        Text(achievement.detail).wrap().role(.secondary).padding(.leading, 2)
      }
    }
    .render(into: &context)
  }
}
