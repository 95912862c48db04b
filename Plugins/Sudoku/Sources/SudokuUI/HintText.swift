import GamePluginKit
import SudokuGameState
import SudokuSolver
import SudokuTechniques

/// A hint in the player's language.
struct HintText {
  /// What is seen and what follows, as a sentence.
  let sentence: String
  /// The same in a few words, from the longest to the shortest.
  let briefs: [String]

  init(_ hint: Hint, _ strings: SudokuStrings, _ words: StepWords) {
    let hints = strings.hints
    switch hint.finding {
    case .step(let step):
      let told = step.explained(in: words)
      sentence = told.sentence
      briefs = [told.brief, told.effect]
    case .conflict(let conflict):
      let fill = { (text: String) in
        text.filling("digit", with: conflict.digit)
          .filling("house", with: conflict.house.name(in: words))
      }
      sentence = fill(hints.conflict)
      briefs = [fill(hints.conflictShort)]
    case .wrong(let placement):
      sentence = placement.told(hints.wrong)
      briefs = [placement.told(hints.wrongShort)]
    case .deadEnd:
      sentence = hints.deadEnd
      briefs = [hints.deadEndShort]
    case .solution(let placement):
      sentence = placement.told(hints.solution)
      briefs = [placement.told(hints.solutionShort)]
    case .nothing:
      sentence = hints.nothing
      briefs = [hints.nothing]
    }
  }

  /// The longest of the few words that fit in so many columns, else the shortest.
  func brief(within width: Int) -> String {
    briefs.first { CharacterWidth.of($0) <= width } ?? briefs.last ?? ""
  }
}

extension Hint.Placement {
  fileprivate func told(_ text: String) -> String {
    text.filling("digit", with: digit).filling("square", with: square)
  }
}

extension StepWords {
  /// The engine's words for a BCP 47 locale; English where there is no translation.
  init(locale: String) {
    self =
      LanguageFallback.candidates(for: locale).lazy.compactMap { Self(language: $0) }.first
      ?? Self()
  }
}
