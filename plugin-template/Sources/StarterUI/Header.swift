import GamePluginKit
import StarterGameState

/// The line above the pile: stones left, the mode, and the time.
struct Header: View {
  let pile: Pile
  let title: String
  let clock: PlayClock

  var body: some View {
    HStack(spacing: 1) {
      Text("● \(pile.stones)").bold().role(.accent)
        .accessibilityLabel("\(pile.stones) stones left")
      Spacer()
      Text(title).role(.title).bold()
      Spacer()
      Text(clock.text).bold().role(.accent).accessibilityLabel("time \(clock.text)")
    }
  }
}
