import GamePluginKit
import MinesweeperGameState

/// The line below the board: how far the game is, how it ended, or a question.
struct StatusLine: View {
  let board: Board
  let clock: PlayClock
  let hint: Hint?
  let isAsking: Bool
  /// Whether it is the board of a day.
  let isDaily: Bool
  let width: Int
  let strings: MinesweeperStrings

  var body: some View {
    if isAsking {
      Text(question).role(.warning).bold()
    } else if let hint {
      Text(width < 48 ? hint.short : hint.text).role(.hint).accessibilityLabel(hint.text)
    } else {
      switch board.status {
      case .ready: Text(welcome).role(.secondary)
      case .playing:
        Gauge(
          value: board.openCount, total: board.spec.safeCount,
          label: strings.percent.filling(
            "count", with: board.openCount * 100 / board.spec.safeCount)
        )
        .frame(width: min(width, 30))
        .accessibilityLabel(
          strings.squaresOpen.filling("count", with: board.openCount)
            .filling("total", with: board.spec.safeCount))
      case .won: Text("✓ \(ended(strings.cleared))\(work)").role(.success).bold()
      case .lost: Text("✹ \(ended(strings.boom))\(work)").role(.danger).bold()
      }
    }
  }

  private var question: String {
    isDaily ? strings.startOver : width < 34 ? strings.newGame : strings.giveUp
  }

  private func ended(_ words: String) -> String { words.filling("time", with: clock.text) }

  private var welcome: String {
    if board.isLaid { return strings.openSquare }
    return width < 44 ? strings.firstIsSafe : strings.firstIsAlwaysSafe
  }

  /// The board's 3BV, and where there is room the speed in 3BV a second.
  private var work: String {
    guard width >= 30 else { return "" }
    let metrics = BoardMetrics(board)
    let openings = strings.openings.text(for: metrics.openings)
    if width < 40 { return " · 3BV \(metrics.threeBV)" }
    guard board.status == .won, clock.elapsed > 0 else {
      return " · 3BV \(metrics.threeBV) · \(openings)"
    }
    let hundredths = Int64(metrics.threeBV) * 100_000 / clock.elapsed
    let rest = hundredths % 100
    let point = strings.decimalPoint
    let speed = "\(hundredths / 100)\(point)\(rest < 10 ? "0" : "")\(rest)"
    return " · 3BV \(metrics.threeBV) · " + strings.speed.filling("speed", with: speed)
  }
}
