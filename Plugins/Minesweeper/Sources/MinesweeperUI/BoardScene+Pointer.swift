import GamePluginKit
import MinesweeperGameState

extension BoardScene {
  /// The right button marks; the middle one, or left and right together, chord when they are
  /// released over the square where they were pressed. The left button's click is the host's to
  /// recognise: it comes as the action `open`.
  func respond(to pointer: PointerEvent) -> SceneResponse {
    let square = pointer.cell.flatMap { cell in
      pointer.node == BoardScreen.boardID
        ? window.square(of: cell, of: midend.parameters, layout: layout) : nil
    }
    switch (pointer.phase, pointer.button) {
    case (.press, .right):
      chordSquare = nil
      guard let square else { return .ignored }
      cursor = square
      return toggleFlag(square)
    case (.press, .middle), (.press, .chord):
      chordSquare = square
      guard let square else { return .ignored }
      cursor = square
      return .changed
    case (.press, _):
      chordSquare = nil
      return .ignored
    case (.release, _):
      let pressed = chordSquare
      chordSquare = nil
      guard let square, square == pressed else { return .ignored }
      return chord(square)
    case (.wheel, _): return scroll(by: pointer.wheel)
    default: return .ignored
    }
  }

  /// Moves the window of a board that is larger than its room, and the cursor with it.
  private func scroll(by rows: Int) -> SceneResponse {
    let spec = midend.parameters
    let hidden = spec.height - layout.rows
    let row = max(0, min(hidden, window.row + rows))
    guard hidden > 0, row != window.row else { return .ignored }
    let (y, x) = cursor.quotientAndRemainder(dividingBy: spec.width)
    cursor = max(0, min(spec.height - 1, y + row - window.row)) * spec.width + x
    window.row = row
    return .changed
  }
}
