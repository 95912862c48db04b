import GamePluginKit
import SudokuGameState

/// What a player can tell the game to do besides moving and writing digits.
struct Command {
  let key: String
  let words: String
  let action: String
  /// Whether it would do something now.
  var isOn = true

  /// Columns, with the blank between key and words.
  var width: Int { key.count + 1 + words.count }

  /// All of them, the most needed first.
  static func all(_ game: GameView) -> [Command] {
    let isPlaying = !game.board.isSolved
    return [
      Command(
        key: "n", words: game.isNoting ? "Digits" : "Notes", action: "notes", isOn: isPlaying),
      Command(key: "0", words: "Erase", action: "erase", isOn: isPlaying),
      Command(key: "u", words: "Undo", action: "undo", isOn: game.canUndo),
      Command(key: "H", words: "Hint", action: "hint", isOn: isPlaying),
      Command(key: "r", words: "Redo", action: "redo", isOn: game.canRedo),
      Command(key: "c", words: "Check", action: "check", isOn: isPlaying),
      Command(key: "a", words: "Fill", action: "fill", isOn: isPlaying),
      Command(key: "x", words: "Clear", action: "clear", isOn: isPlaying),
      Command(key: "R", words: "Restart", action: "restart", isOn: game.canUndo),
      Command(key: "N", words: "New", action: "new"),
    ]
  }

  @ViewBuilder var view: some View {
    if isOn {
      KeyHint(key, words, action: action)
    } else {
      KeyHint(key, words, action: action).role(.disabled).disabled()
    }
  }
}
