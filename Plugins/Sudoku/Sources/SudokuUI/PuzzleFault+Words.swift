import GamePluginKit
public import SudokuGameState
import SudokuSolver
import SudokuTechniques

extension PuzzleFault {
  /// What is wrong with a puzzle and what to do about it, in the language of a BCP 47 locale.
  public func sentence(locale: String) -> String {
    let strings = SudokuStrings(locale: locale)
    let words = strings.puzzle
    switch self {
    case .unsolvable: return words.unsolvable
    case .unreadable(.length(let count)) where count < 81:
      return words.tooShort.filling("count", with: count).filling("missing", with: 81 - count)
    case .unreadable(.length(let count)):
      return words.tooLong.filling("count", with: count).filling("extra", with: count - 81)
    case .unreadable(.character(let character, let position)):
      return words.badCharacter.filling("position", with: position)
        .filling("square", with: Square(index: position - 1))
        .filling("character", with: GridError.shown(character))
    case .unreadable(.conflict(let conflict)):
      return words.givenTwice.filling("digit", with: conflict.digit)
        .filling("house", with: conflict.house.name(in: StepWords(locale: locale)))
        .filling("first", with: conflict.first).filling("second", with: conflict.second)
    }
  }
}
