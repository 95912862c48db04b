import GamePluginKit
import MinesweeperGameState

/// The whole screen of a game, for one moment and one size.
struct BoardScreen: View {
  static let boardID = nodeID("board")

  let board: Board
  let mode: GameMode
  let clock: PlayClock
  let cursor: Int
  let size: CellSize
  let layout: BoardLayout
  let window: BoardWindow
  let hint: Hint?
  let isAskingForNewGame: Bool
  let canUndo: Bool
  let canRedo: Bool
  let strings: MinesweeperStrings

  var body: some View {
    if size.columns < BoardLayout.minimum.columns || size.rows < BoardLayout.minimum.rows {
      Text(strings.tooSmall.filling("needed", with: BoardLayout.minimum)).wrap().role(.warning)
    } else {
      VStack(alignment: .center) {
        Spacer()
        Header(
          board: board, title: mode.title, strings: strings, clock: clock, layout: layout,
          window: window,
          isRoomy: size.columns >= 36
        )
        .frame(width: min(size.columns, max(layout.width, 36)))
        SquareGrid(
          board: board, cursor: cursor, hinted: hint?.square, layout: layout, window: window,
          strings: strings)
        StatusLine(
          board: board, clock: clock, hint: hint, isAsking: isAskingForNewGame,
          isDaily: mode.day != nil,
          width: min(size.columns, max(layout.width, 48)), strings: strings)
        Spacer()
        KeyLine(
          board: board, isAsking: isAskingForNewGame, canUndo: canUndo,
          canRedo: canRedo, isDaily: mode.day != nil, width: size.columns, strings: strings)
      }
      .frame(maxWidth: .max, maxHeight: .max)
    }
  }
}
