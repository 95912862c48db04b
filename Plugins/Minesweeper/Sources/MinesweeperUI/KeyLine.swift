import GamePluginKit
import MinesweeperGameState

/// The keys that do something now, as many as there is room for; the most needed come first. They
/// do not depend on the cursor, so that moving it changes nothing here.
struct KeyLine: View {
  let board: Board
  let isAsking: Bool
  let canUndo: Bool
  let canRedo: Bool
  /// Whether it is the board of a day, which is begun again instead of another one.
  let isDaily: Bool
  let width: Int
  let strings: MinesweeperStrings

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
    var width: Int { CharacterWidth.of(key) + 1 + CharacterWidth.of(words) }
  }

  private var hints: [KeyHelp] {
    if isAsking {
      return [
        KeyHelp(
          key: "y", words: isDaily ? strings.keyStartOver : strings.keyNewGame, action: "new.yes"),
        KeyHelp(key: "esc", words: strings.keyKeep, action: "new.no"),
      ]
    }
    var hints: [KeyHelp] = []
    if !board.isOver {
      hints.append(KeyHelp(key: "space", words: strings.keyOpen, action: "open"))
      hints.append(KeyHelp(key: "f", words: strings.keyFlag, action: "flag"))
    }
    if canUndo { hints.append(KeyHelp(key: "u", words: strings.keyUndo, action: "undo")) }
    if canRedo { hints.append(KeyHelp(key: "r", words: strings.keyRedo, action: "redo")) }
    if !isDaily {
      hints.append(KeyHelp(key: "n", words: strings.keyNew, action: "new"))
    } else if canUndo {
      hints.append(KeyHelp(key: "n", words: strings.keyStartOver, action: "new"))
    }
    if board.status == .playing {
      hints.append(KeyHelp(key: "i", words: strings.keyHint, action: "hint"))
    }
    if !board.isOver { hints.append(KeyHelp(key: "↑↓←→", words: strings.keyMove, action: "")) }
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
