import GamePluginKit
import SudokuGameState
import SudokuPersistence
import SudokuSolver

extension BoardScene {
  func ask(_ question: Question) -> SceneResponse {
    if question == .restart, !midend.canUndo { return .handled }
    self.question = question
    return .changed
  }

  /// Starts another puzzle; in the middle of one it asks first.
  func askForNewGame() -> SceneResponse {
    midend.isPristine || midend.isComplete || mode.day != nil ? startNewGame() : ask(.newGame)
  }

  /// Offers to open a pasted puzzle. What is no puzzle is nothing, but for a near miss, which is
  /// told what is wrong with it.
  func respond(toPasted text: String) -> SceneResponse {
    let line = text.filter { !$0.isWhitespace }
    guard !mode.importRoute.isEmpty, line.utf8.count >= 60,
      line.prefix(9).allSatisfy({ ".0123456789".contains($0) })
    else { return .handled }
    do {
      _ = try Board(line)
      return ask(.importing(mode.importRoute + line))
    } catch {
      forgetRemarks()
      message = error.sentence(locale: deps.locale)
      return .changed
    }
  }

  /// Takes the answer; whatever else comes meanwhile must not play.
  func answer(
    _ question: Question, _ event: SceneEvent, at time: GameTime
  ) -> SceneResponse {
    switch event {
    case .suspend, .resume, .tick: return midend.handle(event, at: time) ?? .ignored
    default: midend.advance(to: time)
    }
    switch event {
    case .action("yes", _, _):
      self.question = nil
      return carryOut(question)
    case .action("no", _, _), .key(.escape, []):
      self.question = nil
      return .changed
    case .resize: return .changed
    case .paste: return .handled
    default: return .ignored
    }
  }

  private func carryOut(_ question: Question) -> SceneResponse {
    switch question {
    case .restart:
      forgetRemarks()
      wrong = [:]
      return midend.restart() ? .committed : .changed
    case .newGame: return startNewGame()
    case .importing(let route):
      return SceneResponse(handled: true, changed: true, navigation: .open(route))
    }
  }

  private func startNewGame() -> SceneResponse {
    if let route = mode.nextRoute {
      return SceneResponse(handled: true, changed: true, navigation: .open(route))
    }
    midend.startNext()
    forgetRemarks()
    wrong = [:]
    isNoting = false
    cursor = Square(index: 40)
    return .committed
  }
}
