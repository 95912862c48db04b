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
  init(_ board: Board, near cursor: Int) {
    guard let deduction = Solver.deduce(board) else {
      self.init(text: "There are too many possibilities to count here.", short: "Too many ways.")
      return
    }
    let wrong = deduction.safe.filter { board.squares[$0].isFlagged }
    let hidden = deduction.mines.filter { !board.squares[$0].isFlagged }
    let choices = [
      (wrong, "is wrongly marked"), (deduction.safe, "is safe"), (hidden, "is a mine"),
    ]
    guard let (squares, words) = choices.first(where: { !$0.0.isEmpty }),
      let square = squares.min(by: { board.distance($0, cursor) < board.distance($1, cursor) })
    else {
      self.init(
        text: "Nothing is certain: the next square is a guess.", short: "Only a guess is left.")
      return
    }
    let (row, column) = square.quotientAndRemainder(dividingBy: board.spec.width)
    let place = "Row \(row + 1), column \(column + 1) \(words)"
    self.init(square: square, text: "\(place): \(deduction.reason.words(board)).", short: place)
  }

  private init(square: Int? = nil, text: String, short: String) {
    self.square = square
    self.text = text
    self.short = short
  }
}

extension Deduction.Reason {
  /// Why, to stand after a colon.
  fileprivate func words(_ board: Board) -> String {
    switch self {
    case .oneNumber: "one number beside it says so"
    case .severalNumbers: "the numbers around leave no other way"
    case .mineCount:
      board.spec.mines == 1
        ? "there is only 1 mine on the board" : "there are only \(board.spec.mines) mines"
    case .none: "nothing follows"
    }
  }
}

extension Board {
  /// How many steps of a king lie between two squares.
  fileprivate func distance(_ a: Int, _ b: Int) -> Int {
    max(abs(a / spec.width - b / spec.width), abs(a % spec.width - b % spec.width))
  }
}
