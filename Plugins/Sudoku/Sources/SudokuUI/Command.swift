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
  var width: Int { CharacterWidth.of(key) + 1 + CharacterWidth.of(words) }

  /// All of them, the most needed first.
  static func all(_ game: GameView) -> [Command] {
    let isPlaying = !game.board.isSolved
    let strings = game.strings
    return [
      Command(
        key: "n", words: game.isNoting ? strings.digits : strings.notes, action: "notes",
        isOn: isPlaying),
      Command(key: "0", words: strings.erase, action: "erase", isOn: isPlaying),
      Command(key: "u", words: strings.undo, action: "undo", isOn: game.canUndo),
      Command(key: "H", words: strings.hint, action: "hint", isOn: isPlaying),
      Command(key: "r", words: strings.redo, action: "redo", isOn: game.canRedo),
      Command(key: "c", words: strings.check, action: "check", isOn: isPlaying),
      Command(key: "a", words: strings.fill, action: "fill", isOn: isPlaying),
      Command(key: "x", words: strings.clear, action: "clear", isOn: isPlaying),
      Command(key: "R", words: strings.restartKey, action: "restart", isOn: game.canUndo),
      Command(key: "N", words: game.isDaily ? strings.days : strings.new, action: "new"),
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
