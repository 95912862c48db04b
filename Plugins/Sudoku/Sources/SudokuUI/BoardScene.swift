public import GamePluginKit
import SudokuGameState
public import SudokuPersistence
import SudokuSolver
import SudokuTechniques

/// A game on a board: takes keys and clicks, makes moves, and draws what came of them.
public final class BoardScene: Scene {
  let deps: GameDeps
  let mode: GameMode
  let strings: SudokuStrings
  let words: StepWords
  var midend: Midend<SudokuGame>
  /// The square where the player stands.
  var cursor = Square(index: 40)
  /// Whether digits are pencilled in.
  var isNoting = false
  /// Digits that a check found wrong, by square.
  var wrong: [Square: Int] = [:]
  /// The way to the next digit, while the player asks for it, and how much of it was said.
  var hints: (way: [Hint], shown: Int)?
  /// What the last command had to say.
  var message: String?
  /// What the player has yet to answer.
  var question: Question?

  /// Opens a game by its ID, or goes on from the request's snapshot.
  public init(
    _ id: GameID<SudokuGame>, mode: GameMode, deps: GameDeps, request: SceneRequest
  ) throws(SceneFault) {
    self.deps = deps
    self.mode = mode
    strings = SudokuStrings(locale: deps.locale)
    words = StepWords(locale: deps.locale)
    midend = try Midend(opening: id, for: request)
    readExtra()
  }

  /// Takes one event.
  public func handle(
    _ event: SceneEvent, at time: GameTime
  ) throws(SceneFault) -> SceneResponse {
    if let question { return answer(question, event, at: time) }
    if case .action("restart", _, _) = event {
      midend.advance(to: time)
      return ask(.restart)
    }
    let moveCount = midend.moveCount
    if let response = midend.handle(event, at: time) {
      if midend.moveCount != moveCount { forgetRemarks() }
      return response
    }
    return respond(to: event)
  }

  /// Draws the game for a size.
  public func frame(for size: CellSize) throws(SceneFault) -> Frame {
    BoardScreen(game: view, question: question, size: size, strings: strings)
      .makeFrame(tick: midend.clock.untilNextSecond)
  }

  /// The whole game, with the cursor, the mode and what a check found.
  public func snapshot() throws(SceneFault) -> Snapshot? {
    let board = midend.state
    var midend = midend
    midend.extra = extra
    return midend.snapshot(
      version: StateVersion.current,
      // Read again in whatever language is spoken then.
      summary: "\(board.enteredCount)/\(board.openCount)",
      progress: board.enteredCount * 1000 / max(1, board.openCount))
  }

  private func respond(to event: SceneEvent) -> SceneResponse {
    switch event {
    case .key(let key, let modifiers): respond(to: key, modifiers)
    case .text(let text): respond(to: text)
    case .action(let action, _, let cell): respond(to: action, cell: cell)
    case .paste(let text): respond(toPasted: text)
    case .resize: .changed
    default: .ignored
    }
  }

  private var view: GameView {
    let hint = hints.map { $0.way[$0.shown] }
    return GameView(
      board: midend.state, title: mode.title, clock: midend.clock, cursor: cursor,
      isNoting: isNoting, wrong: wrong, hint: hint.map { HintText($0, strings, words) },
      hinted: hint?.squares ?? [], hintPlaces: hint?.placement != nil,
      hintGoesOn: hints.map { $0.shown + 1 < $0.way.count } ?? false, message: message,
      isPristine: midend.isPristine, isAssisted: midend.isAssisted, canUndo: midend.canUndo,
      canRedo: midend.canRedo, isDaily: mode.day != nil, strings: strings)
  }

  /// Lets go of what concerned the position before.
  func forgetRemarks() {
    hints = nil
    message = nil
  }
}
