import GamePluginKit
import StarterGameState
import StarterPersistence

/// The whole screen of a game, for one moment and one size.
struct PileScreen: View {
  let midend: Midend<StarterGame>
  let title: String
  let choice: Int
  let size: CellSize

  var body: some View {
    if size.columns < PileLayout.minimum.columns || size.rows < PileLayout.minimum.rows {
      Text("too small: \(PileLayout.minimum) at least").wrap().role(.warning)
    } else {
      VStack(alignment: .center) {
        Spacer()
        Header(pile: midend.state, title: title, clock: midend.clock)
          .frame(width: min(size.columns, 36))
        PileGrid(
          pile: midend.state, choice: choice, layout: PileLayout(midend.state, in: size))
        StatusLine(pile: midend.state, clock: midend.clock, width: size.columns)
        Spacer()
        KeyLine(
          isOver: midend.isComplete, isPristine: midend.isPristine, canUndo: midend.canUndo,
          canRedo: midend.canRedo, width: size.columns
        )
        // As wide as the screen, so that other keys never move what stands above.
        .frame(width: size.columns)
      }
      .frame(maxWidth: .max, maxHeight: .max)
    }
  }
}
