import GamePluginKit
import SudokuGameState
import SudokuPersistence
import SudokuSolver

extension BoardScene {
  func write(_ digit: Int, asNote: Bool) -> SceneResponse {
    if asNote { return make(.note(digit, cursor), cue: "note") }
    return make(.enter(digit, cursor), cue: "enter")
  }

  func erase() -> SceneResponse { make(.erase(cursor), cue: "erase") }

  func fillNotes() -> SceneResponse { make(.fillNotes, cue: "note") }

  func clearNotes() -> SceneResponse { make(.clearNotes, cue: "erase") }

  func toggleNoting() -> SceneResponse {
    guard !midend.isComplete else { return .handled }
    isNoting.toggle()
    return .changed
  }

  func make(_ move: Move, cue: String) -> SceneResponse {
    forgetRemarks()
    switch midend.play(move) {
    case .illegal:
      message = objection(to: move)
      return .changed
    case .played:
      deps.audio.play(midend.state.digits.firstConflict == nil ? cue : "conflict")
      return .committed
    case .completed:
      isNoting = false
      report()
      return .committed
    }
  }

  /// Why a move is not possible, where the board does not say so itself.
  private func objection(to move: Move) -> String? {
    let board = midend.state
    switch move {
    case .enter(let digit, let square):
      return board.isGiven(square) && board.digits[square] != digit
        ? strings.isGiven.filling("square", with: square) : nil
    case .erase(let square):
      return board.isGiven(square) ? strings.isGiven.filling("square", with: square) : nil
    case .note(let digit, let square):
      if board.isGiven(square) { return strings.isGiven.filling("square", with: square) }
      if board.digits[square] != nil { return strings.hasDigit.filling("square", with: square) }
      return strings.inSight.filling("digit", with: digit).filling("square", with: square)
    case .fillNotes, .clearNotes: return nil
    }
  }

  private func report() {
    deps.audio.play("solved")
    // A puzzle that somebody wrote down may be an easy one under any name: only seeds are ranked.
    let isRanked: Bool
    if case .seed = midend.id.source { isRanked = !midend.isAssisted } else { isRanked = false }
    // The puzzle of another day is no race any more.
    let isLate = mode.day.map { $0 != deps.clock.today } ?? false
    deps.completions.gameCompleted(
      GameCompletion(
        mode: mode.id, gameID: mode.day.map { DailyPuzzle($0).id } ?? "\(midend.id)", isWon: true,
        isAssisted: midend.isAssisted,
        elapsed: midend.clock.elapsed, score: midend.clock.elapsed,
        leaderboard: isRanked && !isLate ? mode.leaderboard : nil))
  }
}
