import GamePluginKit
import MinesweeperGameState

/// The line below the board: how far the game is, how it ended, or a question.
struct StatusLine: View {
  let board: Board
  let clock: PlayClock
  let hint: Hint?
  let isAsking: Bool
  let width: Int

  var body: some View {
    if isAsking {
      Text(width < 34 ? "New game?" : "Give this game up for a new one?").role(.warning).bold()
    } else if let hint {
      Text(width < 48 ? hint.short : hint.text).role(.hint).accessibilityLabel(hint.text)
    } else {
      switch board.status {
      case .ready: Text(welcome).role(.secondary)
      case .playing:
        Gauge(
          value: board.openCount, total: board.spec.safeCount,
          label: "\(board.openCount * 100 / board.spec.safeCount)%"
        )
        .frame(width: min(width, 30))
        .accessibilityLabel("\(board.openCount) of \(board.spec.safeCount) safe squares open")
      case .won: Text("✓ Cleared in \(clock.text)\(work)").role(.success).bold()
      case .lost: Text("✹ Boom, after \(clock.text)\(work)").role(.danger).bold()
      }
    }
  }

  private var welcome: String {
    if board.isLaid { return "Open a square." }
    return width < 44 ? "The first is safe." : "Open any square: the first is always safe."
  }

  /// The board's 3BV, and where there is room the speed in 3BV a second.
  private var work: String {
    guard width >= 30 else { return "" }
    let metrics = BoardMetrics(board)
    let openings = "\(metrics.openings) opening\(metrics.openings == 1 ? "" : "s")"
    if width < 40 { return " · 3BV \(metrics.threeBV)" }
    guard board.status == .won, clock.elapsed > 0 else {
      return " · 3BV \(metrics.threeBV) · \(openings)"
    }
    let hundredths = Int64(metrics.threeBV) * 100_000 / clock.elapsed
    let rest = hundredths % 100
    return
      " · 3BV \(metrics.threeBV) · \(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) a second"
  }
}
