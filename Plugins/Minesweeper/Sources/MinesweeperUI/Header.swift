import GamePluginKit
import MinesweeperGameState

/// The line above the board: mines not yet marked, the mode, and the time.
struct Header: View {
  let board: Board
  let title: String
  let strings: MinesweeperStrings
  let clock: PlayClock
  let layout: BoardLayout
  let window: BoardWindow
  /// Whether there is room for the title beside all else.
  let isRoomy: Bool

  var body: some View {
    HStack(spacing: 1) {
      Text("⚑ \(board.unmarkedMines)").bold().role(board.unmarkedMines < 0 ? .warning : .accent)
        .accessibilityLabel(strings.minesLeft.text(for: board.unmarkedMines))
      Spacer()
      if part == nil || isRoomy { Text(title).role(.title).bold() }
      if let part { Text(part).role(.secondary) }
      Spacer()
      Text(clock.text).bold().role(.accent).accessibilityLabel(
        strings.time.filling("time", with: clock.text))
    }
  }

  /// Which part of the board is shown, when it is not all of it.
  private var part: String? {
    let spec = board.spec
    guard layout.columns < spec.width || layout.rows < spec.height else { return nil }
    let columns = "\(window.column + 1)–\(window.column + layout.columns)"
    let rows = "\(window.row + 1)–\(window.row + layout.rows)"
    return isRoomy ? "\(columns)/\(spec.width) \(rows)/\(spec.height)" : "\(columns) \(rows)"
  }
}
