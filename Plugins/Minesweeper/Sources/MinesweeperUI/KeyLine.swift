import GamePluginKit
import MinesweeperGameState

/// The keys that do something now, as many as there is room for; the most needed come first. They
/// do not depend on the cursor, so that moving it changes nothing here.
struct KeyLine: View {
  let board: Board
  let isAsking: Bool
  let canUndo: Bool
  let canRedo: Bool
  let width: Int

  var body: some View {
    HStack(spacing: Self.spacing) {
      for hint in fitting { KeyHint(hint.key, hint.words, action: hint.action) }
    }
  }

  private static let spacing = 2

  private struct Hint {
    var key: String
    var words: String
    var action: String
    /// Columns, with the blank between the two.
    var width: Int { key.count + 1 + words.count }
  }

  private var hints: [Hint] {
    if isAsking {
      return [
        Hint(key: "y", words: "new game", action: "new.yes"),
        Hint(key: "esc", words: "keep playing", action: "new.no"),
      ]
    }
    var hints: [Hint] = []
    if !board.isOver {
      hints.append(Hint(key: "space", words: "open", action: "open"))
      hints.append(Hint(key: "f", words: "flag", action: "flag"))
    }
    if canUndo { hints.append(Hint(key: "u", words: "undo", action: "undo")) }
    if canRedo { hints.append(Hint(key: "r", words: "redo", action: "redo")) }
    hints.append(Hint(key: "n", words: "new", action: "new"))
    if !board.isOver { hints.append(Hint(key: "↑↓←→", words: "move", action: "")) }
    return hints
  }

  private var fitting: [Hint] {
    var left = width
    return Array(
      hints.prefix {
        left -= $0.width + Self.spacing
        return left + Self.spacing >= 0
      })
  }
}
