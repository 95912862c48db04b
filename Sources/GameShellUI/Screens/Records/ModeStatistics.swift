import GameShellKit

/// The figures of a mode, with how often which time was needed and how the times went.
struct ModeStatistics: View {
  let mode: GameCenterDashboardModel.Mode
  let today: Day
  let strings: ShellStrings

  var body: some View {
    PageSection(mode.title) {
      FigureTable(figures)
      if statistics.times.count > 1 {
        VStack(alignment: .leading) {
          Text(words.distribution).role(.secondary)
          BarChart(
            values: bins.counts,
            labels: bins.ends.map { words.upTo.filling("time", with: formatElapsed($0)) })
        }
        .padding(.top, 1).padding(.horizontal, 2)
      }
      if statistics.times.count > 2 {
        VStack(alignment: .leading) {
          Text(words.history).role(.secondary)
          Plot(
            values: history.map { Int(clamping: $0 / 1000) },
            labels: [formatElapsed(history.first ?? 0), formatElapsed(history.last ?? 0)],
            height: 4)
        }
        .padding(.top, 1).padding(.horizontal, 2)
      }
      if let record = mode.daily {
        CalendarView(CalendarModel(month: today, record: record, today: today), strings: strings)
          .padding(.top, 1).padding(.horizontal, 2)
      }
    }
  }

  private var words: RecordsStrings { strings.records }
  private var statistics: GameStatistics { mode.statistics }
  private var bins: TimeBins { TimeBins(statistics.times) }
  /// The last times, as many as a plot can tell apart.
  private var history: [Int64] { Array(statistics.times.suffix(50)) }

  /// In two columns: how many games, and how they went.
  private var figures: [(String, String)] {
    [
      (words.played, "\(statistics.played)"),
      (words.best, statistics.best.map(formatElapsed) ?? "–"),
      (words.won, "\(statistics.won)"),
      (words.mean, statistics.mean.map(formatElapsed) ?? "–"),
      (words.winRate, strings.percent(percent)),
      (words.streak, "\(statistics.currentStreak)"),
      ("", ""),
      (words.longestStreak, "\(statistics.longestStreak)"),
    ]
  }

  private var percent: Int {
    statistics.played == 0 ? 0 : (statistics.won * 200 / statistics.played + 1) / 2
  }
}

/// Numbers with their names, two to a line.
struct FigureTable: View, SingleNodeView {
  let figures: [(String, String)]

  init(_ figures: [(String, String)]) { self.figures = figures }

  func render(into context: inout RenderContext) {
    VStack {
      ForEach(stride(from: 0, to: figures.count - 1, by: 2)) { index in
        HStack(spacing: 2) {
          entry(figures[index])
          entry(figures[index + 1])
        }
      }
    }
    .padding(.horizontal, 2)
    .render(into: &context)
  }

  private func entry(_ figure: (String, String)) -> some View {
    HStack(spacing: 1) {
      Text(figure.0).role(.secondary)
      Spacer(minLength: 1)
      Text(figure.1).bold()
    }
    .frame(maxWidth: 22)
  }
}
