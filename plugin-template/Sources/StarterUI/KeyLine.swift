import GamePluginKit
import StarterGameState

/// The keys that do something now, as many as there is room for; the most needed come first.
struct KeyLine: View {
  let isOver: Bool
  let isPristine: Bool
  let canUndo: Bool
  let canRedo: Bool
  let width: Int

  var body: some View {
    HStack(spacing: Self.spacing) {
      ForEach(fitting) { KeyHint($0.key, $0.words, action: $0.action) }
    }
  }

  private static let spacing = 2

  private struct KeyHelp {
    var key: String
    var words: String
    var action: String = ""
    /// Columns, with the blank between the two.
    var width: Int { key.count + 1 + words.count }
  }

  private var all: [KeyHelp] {
    var keys: [KeyHelp] = []
    if !isOver { keys.append(KeyHelp(key: "space", words: "take", action: "take")) }
    if isOver { keys.append(KeyHelp(key: "n", words: "new", action: "new")) }
    if !isOver { keys.append(KeyHelp(key: "←→", words: "choose")) }
    if canUndo { keys.append(KeyHelp(key: "u", words: "undo", action: "undo")) }
    if canRedo { keys.append(KeyHelp(key: "r", words: "redo", action: "redo")) }
    if canUndo { keys.append(KeyHelp(key: "x", words: "restart", action: "restart")) }
    if isPristine { keys.append(KeyHelp(key: "n", words: "new", action: "new")) }
    if !isOver { keys.append(KeyHelp(key: "123", words: "take so many")) }
    return keys
  }

  private var fitting: [KeyHelp] {
    var left = width
    return Array(
      all.prefix {
        left -= $0.width + Self.spacing
        return left + Self.spacing >= 0
      })
  }
}
