import GamePluginKit
import SudokuGameState
import SudokuSolver

/// What a screen shows of a game at one moment.
struct GameView {
  var board: Board
  var title: String
  var clock: PlayClock
  /// The square where the player stands.
  var cursor: Square
  /// Whether digits are pencilled in.
  var isNoting: Bool
  /// Digits that a check found wrong, by square.
  var wrong: [Square: Int]
  /// What a hint says at the moment.
  var hint: HintText?
  /// The squares that it is about.
  var hinted: [Square]
  /// Whether it names a digit to write.
  var hintPlaces: Bool
  /// Whether the hint has more to say.
  var hintGoesOn: Bool
  /// What the last command had to say.
  var message: String?
  var isPristine: Bool
  var isAssisted: Bool
  var canUndo: Bool
  var canRedo: Bool
  /// Whether it is the puzzle of a day, from which `N` leads back to the calendar.
  var isDaily: Bool
  var strings: SudokuStrings

  /// Whether there is something to say that the player has not seen yet.
  var isPressing: Bool {
    board.isSolved || hint != nil || message != nil || board.digits.filledCount == 81
  }

  /// How far the game is, for a screen reader.
  var filled: String {
    strings.spoken.filled.filling("count", with: board.enteredCount)
      .filling("total", with: board.openCount)
  }

  /// What each square is to the player, in reading order.
  var marks: [SquareLook.Mark] {
    let conflicts = Set(board.digits.conflictingCells)
    let hinted = Set(self.hinted)
    let digit = board.isSolved ? nil : board.digits[cursor]
    return Square.all.map { square in
      if conflicts.contains(square) { return .conflict }
      if let found = wrong[square], found == board.digits[square] { return .wrong }
      if hinted.contains(square) { return .hinted }
      if board.isSolved { return .plain }
      if let digit, board.digits[square] == digit { return .same }
      return square.sees(cursor) ? .peer : .plain
    }
  }
}
