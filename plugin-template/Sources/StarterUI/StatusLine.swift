import GamePluginKit
import StarterGameState

/// The line below the pile: the rule, the last turn, or how the game ended.
struct StatusLine: View {
  let pile: Pile
  let clock: PlayClock
  let width: Int

  var body: some View {
    switch pile.status {
    case .won:
      Text(isNarrow ? "✓ You win!" : "✓ You win, in \(clock.text)").role(.success).bold()
    case .lost:
      Text(isNarrow ? "✗ The house wins" : "✗ The house wins, in \(clock.text)")
        .role(.danger).bold()
    case .playing:
      if let turn = pile.lastTurn {
        Text(
          isNarrow
            ? "You \(turn.player), house \(turn.house)"
            : "You took \(turn.player), the house took \(turn.house)")
      } else {
        Text(isNarrow ? "The last one wins" : "Take 1 to 3: the last stone wins")
          .role(.secondary)
      }
    }
  }

  private var isNarrow: Bool { width < 34 }
}
