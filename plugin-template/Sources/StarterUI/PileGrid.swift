import GamePluginKit
import StarterGameState

/// The stones: those that are left, those that would be taken now, and where there were others.
struct PileGrid: View {
  let pile: Pile
  /// How many stones are chosen.
  let choice: Int
  let layout: PileLayout

  var body: some View {
    BoardGrid(
      columns: PileLayout.columns, rows: PileLayout.rows(pile), cellWidth: layout.cellWidth,
      cursor: pile.status == .playing ? pile.stones - choice : nil, lines: layout.lines,
      cells: (0..<pile.size).map(cell)
    )
    .id("pile")
    .accessibilityLabel("\(pile.stones) of \(pile.size) stones left")
  }

  /// Every state has a glyph of its own, so that none needs colour.
  private func cell(_ index: Int) -> BoardCell {
    let fromEnd = pile.stones - index
    let action = (1...max(1, pile.most)).contains(fromEnd) ? "take" : ""
    return switch fromEnd {
    case ...0: BoardCell("·", role: .open, label: "taken")
    case ...choice:
      BoardCell("○", role: .selected, label: "chosen, take \(fromEnd)", action: action)
    default:
      BoardCell(
        "●", role: .value1, label: action.isEmpty ? "stone" : "take \(fromEnd)", action: action)
    }
  }
}
