import GamePluginKit
import MinesweeperGameState

extension BoardScene {
  func respond(to key: Key, _ modifiers: Modifiers) -> SceneResponse {
    guard modifiers.isEmpty else { return .ignored }
    switch key {
    case .up, .character("k"): return moveCursor(0, -1)
    case .down, .character("j"): return moveCursor(0, 1)
    case .left, .character("h"): return moveCursor(-1, 0)
    case .right, .character("l"): return moveCursor(1, 0)
    case .home: return moveCursor(-midend.parameters.width, 0)
    case .end: return moveCursor(midend.parameters.width, 0)
    case .pageUp: return moveCursor(0, -layout.rows)
    case .pageDown: return moveCursor(0, layout.rows)
    case .enter, .character(" "): return open(cursor)
    case .character("f"): return toggleFlag(cursor)
    case .character("c"): return chord(cursor)
    case .character("i"): return showHint()
    case .character("n"): return askForNewGame()
    default: return .ignored
    }
  }

  /// Actions of squares and of the keys at the foot; without a cell they concern the cursor.
  func respond(to action: String, cell: Int?) -> SceneResponse {
    if action == "new" { return askForNewGame() }
    if action == "hint" { return showHint() }
    guard ["open", "flag", "chord"].contains(action), let square = square(of: cell) else {
      return .ignored
    }
    cursor = square
    switch action {
    case "open": return open(square)
    case "flag": return toggleFlag(square)
    default: return chord(square)
    }
  }

  private func square(of cell: Int?) -> Int? {
    guard let cell else { return cursor }
    return window.square(of: cell, of: midend.parameters, layout: layout)
  }

  /// Moves the cursor, which stops at the edges.
  private func moveCursor(_ columns: Int, _ rows: Int) -> SceneResponse {
    let spec = midend.parameters
    let (y, x) = cursor.quotientAndRemainder(dividingBy: spec.width)
    cursor =
      max(0, min(spec.height - 1, y + rows)) * spec.width
      + max(0, min(spec.width - 1, x + columns))
    keepCursorInSight(margin: 1)
    return .changed
  }
}
