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

  private struct KeyHelp {
    var key: String
    var words: String
    var action: String
    /// Columns, with the blank between the two.
    var width: Int { key.count + 1 + words.count }
  }

  private var hints: [KeyHelp] {
    if isAsking {
      return [
        KeyHelp(key: "y", words: "new game", action: "new.yes"),
        KeyHelp(key: "esc", words: "keep playing", action: "new.no"),
      ]
    }
    var hints: [KeyHelp] = []
    if !board.isOver {
      hints.append(KeyHelp(key: "space", words: "open", action: "open"))
      hints.append(KeyHelp(key: "f", words: "flag", action: "flag"))
    }
    if canUndo { hints.append(KeyHelp(key: "u", words: "undo", action: "undo")) }
    if canRedo { hints.append(KeyHelp(key: "r", words: "redo", action: "redo")) }
    hints.append(KeyHelp(key: "n", words: "new", action: "new"))
    if board.status == .playing { hints.append(KeyHelp(key: "i", words: "hint", action: "hint")) }
    if !board.isOver { hints.append(KeyHelp(key: "↑↓←→", words: "move", action: "")) }
    return hints
  }

  private var fitting: [KeyHelp] {
    var left = width
    return Array(
      hints.prefix {
        left -= $0.width + Self.spacing
        return left + Self.spacing >= 0
      })
  }
}
