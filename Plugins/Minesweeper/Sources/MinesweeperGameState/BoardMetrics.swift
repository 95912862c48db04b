/// How much work a board is.
public struct BoardMetrics: Hashable, Sendable {
  /// Connected fields of squares without a number.
  public let openings: Int
  /// Bechtel's Board Benchmark Value: the fewest clicks that open all safe squares without
  /// marks, that is one for each opening and one for each numbered square at none.
  public let threeBV: Int

  init(openings: Int, threeBV: Int) {
    self.openings = openings
    self.threeBV = threeBV
  }

  /// Measures a board whose mines are laid.
  public init(_ board: Board) {
    var isReached = Array(repeating: false, count: board.squares.count)
    var openings = 0
    var waiting: [Int] = []
    for start in board.squares.indices {
      guard !isReached[start], Self.isZero(board.squares[start]) else { continue }
      openings += 1
      isReached[start] = true
      waiting.append(start)
      while let index = waiting.popLast() {
        board.forEachNeighbour(of: index) { neighbour in
          guard !isReached[neighbour] else { return }
          isReached[neighbour] = true
          if Self.isZero(board.squares[neighbour]) { waiting.append(neighbour) }
        }
      }
    }
    self.openings = openings
    threeBV =
      openings
      + board.squares.indices.count { !isReached[$0] && !board.squares[$0].isMine }
  }

  private static func isZero(_ square: Square) -> Bool { !square.isMine && square.number == 0 }
}
