import SudokuSolver
import SudokuTechniques
import Testing

@Suite("A step in every language")
struct LanguageTests {
  @Test("the catalogue's English is the code's")
  func english() {
    #expect(StepWords(language: "en") == StepWords())
    #expect(StepWords.languages == ["de", "en", "es", "zh-Hans"])
    #expect(StepWords(language: "fr") == nil)
  }

  @Test("names the same cells as in English, with nothing left to fill", arguments: PinnedStep.all)
  func cells(_ pin: PinnedStep) throws {
    let path = SolutionPath(try SudokuGrid(parsing: pin.puzzle))
    let step = try #require(path.steps.first { $0.technique == pin.technique })
    let english = step.explained(in: StepWords())
    for language in StepWords.languages {
      let told = step.explained(in: try #require(StepWords(language: language)))
      for (text, source) in [
        (told.sentence, english.sentence), (told.brief, english.brief),
        (told.effect, english.effect),
      ] {
        #expect(!text.contains(where: { "{}".contains($0) }), "\(language): \(text)")
        #expect(Self.cells(in: text) == Self.cells(in: source), "\(language): \(text)")
      }
    }
  }

  @Test(
    "uses the terms that players of the language know",
    arguments: [
      (
        Technique.nakedPair, "de",
        "Nacktes Paar: r1c1 und r6c1 enthalten nur 2 und 7 und binden sie in Spalte 1. "
          + "Also: 2 aus r2c1, r3c1 und r9c1, 7 aus r2c1 und r9c1 streichen."
      ),
      (
        .nakedPair, "es",
        "Par desnudo: r1c1 y r6c1 solo contienen 2 y 7 y las retienen en la columna 1; "
          + "por tanto, elimina 2 de r2c1, r3c1 y r9c1 y 7 de r2c1 y r9c1."
      ),
      (
        .nakedPair, "zh-Hans",
        "显性数对：r1c1 和 r6c1 只含 2 和 7，在第 1 列中独占它们。"
          + "结论：从 r2c1、r3c1 和 r9c1 删去 2，从 r2c1 和 r9c1 删去 7。"
      ),
      (
        .fullHouse, "es",
        "Última casilla: r2c5 es la última casilla libre de la columna 5; por tanto, r2c5 es 2."
      ),
    ])
  func terms(_ technique: Technique, _ language: String, _ sentence: String) throws {
    let pin = try #require(PinnedStep.all.first { $0.technique == technique })
    let path = SolutionPath(try SudokuGrid(parsing: pin.puzzle))
    let step = try #require(path.steps.first { $0.technique == technique })
    #expect(step.explained(in: try #require(StepWords(language: language))).sentence == sentence)
  }

  private static func cells(in text: String) -> Set<String> {
    Set(text.matches(of: /r\dc\d/).map { String($0.output) })
  }
}
