public import MinesweeperGameState

/// What can be known of a board without looking under a closed square: the open numbers, and how
/// many mines there are. Flags are not knowledge; a player may be wrong.
public struct Knowledge {
  let spec: BoardSpec
  /// The open squares with a number.
  let numbers: [Int]
  /// Closed squares not known to be mines or safe, by number.
  private(set) var isUnknown: [Bool]
  /// For each open square, how many mines are still to be found around it.
  private(set) var missing: [Int]
  /// Mines still to be found on the whole board.
  private(set) var mines: Int
  private let board: Board

  /// Takes what is open on a board.
  public init(_ board: Board) {
    self.board = board
    spec = board.spec
    mines = board.spec.mines
    isUnknown = board.squares.map { !$0.isOpen }
    missing = board.squares.map { $0.isOpen && !$0.isMine ? $0.number : 0 }
    numbers = board.squares.indices.filter {
      board.squares[$0].isOpen && !board.squares[$0].isMine && board.squares[$0].number > 0
    }
  }

  /// The closed squares around an open one about which nothing is known yet.
  func unknown(around index: Int) -> [Int] {
    board.neighbours(of: index).filter { isUnknown[$0] }
  }

  /// Closed squares about which nothing is known yet.
  var unknownSquares: [Int] { isUnknown.indices.filter { isUnknown[$0] } }

  /// Takes note of a mine.
  mutating func setMine(_ index: Int) {
    guard isUnknown[index] else { return }
    isUnknown[index] = false
    mines -= 1
    for neighbour in board.neighbours(of: index) where missing[neighbour] > 0 {
      missing[neighbour] -= 1
    }
  }

  /// Takes note of a square that has no mine.
  mutating func setSafe(_ index: Int) { isUnknown[index] = false }
}
