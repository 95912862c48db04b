import GameShellKit

/// One named question to a game, and how it is answered.
struct ConformanceCheck {
  /// What must have gone well before the question makes sense.
  enum Need: Int {
    /// Nothing but the file.
    case file
    /// A game that loads.
    case load
    /// A game whose first mode opens and draws.
    case play
  }

  /// What it is called, in `--only` and in the documentation.
  let name: String
  /// What it belongs to.
  let family: ConformanceFamily
  /// What is asked, as a statement that a good game makes true.
  let summary: String
  /// What to do when it is not true.
  let advice: String
  /// What must have gone well before.
  let need: Need
  /// Answers; a fault that it throws is a failure.
  let run: (Trial) throws(SceneFault) -> ConformanceVerdict

  init(
    _ name: String, _ summary: String, advice: String, family: ConformanceFamily,
    need: Need = .play, run: @escaping (Trial) throws(SceneFault) -> ConformanceVerdict
  ) {
    self.name = name
    self.summary = summary
    self.advice = advice
    self.family = family
    self.need = need
    self.run = run
  }

  /// Every check, in the order in which they run and are shown.
  static var all: [ConformanceCheck] {
    file + load + table + services + manifest + opening + frames + access + determinism + state
      + undo + events + time + resources
  }
}

/// What a check found; the text says what it saw.
enum ConformanceVerdict: Hashable {
  case pass(String = "")
  case warn(String)
  case fail(String)
  /// It could not be asked, and why.
  case skip(String)
}
