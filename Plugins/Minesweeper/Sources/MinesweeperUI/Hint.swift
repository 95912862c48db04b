import GamePluginKit
import MinesweeperGameState
import MinesweeperSolver

/// What a hint points at, and says.
struct Hint: Hashable {
  /// The square it is about; nil when it is about none.
  var square: Int?
  /// The whole sentence.
  var text: String
  /// For a narrow screen.
  var short: String

  /// What follows from what can be seen of a board, about the square nearest to the cursor.
  init(_ board: Board, near cursor: Int, strings: MinesweeperStrings) {
    guard let deduction = Solver.deduce(board) else {
      self.init(text: strings.tooManyWays, short: strings.tooManyWaysShort)
      return
    }
    let wrong = deduction.safe.filter { board.squares[$0].isFlagged }
    let hidden = deduction.mines.filter { !board.squares[$0].isFlagged }
    let choices = [
      (wrong, strings.isWrong), (deduction.safe, strings.isSafe), (hidden, strings.isMine),
    ]
    guard let (squares, words) = choices.first(where: { !$0.0.isEmpty }),
      let square = squares.min(by: { board.distance($0, cursor) < board.distance($1, cursor) })
    else {
      self.init(text: strings.onlyGuess, short: strings.onlyGuessShort)
      return
    }
    let (row, column) = square.quotientAndRemainder(dividingBy: board.spec.width)
    let place = words.filling("row", with: row + 1).filling("column", with: column + 1)
    self.init(
      square: square,
      text: strings.because.filling("hint", with: place)
        .filling("reason", with: deduction.reason.words(board, strings)), short: place)
  }

  private init(square: Int? = nil, text: String, short: String) {
    self.square = square
    self.text = text
    self.short = short
  }
}

extension Deduction.Reason {
  /// Why, to stand after a colon.
  fileprivate func words(_ board: Board, _ strings: MinesweeperStrings) -> String {
    switch self {
    case .oneNumber: strings.oneNumber
    case .severalNumbers: strings.severalNumbers
    case .mineCount: strings.mineCount.text(for: board.spec.mines)
    case .none: strings.noReason
    }
  }
}

extension Board {
  /// How many steps of a king lie between two squares.
  fileprivate func distance(_ a: Int, _ b: Int) -> Int {
    max(abs(a / spec.width - b / spec.width), abs(a % spec.width - b % spec.width))
  }
}
