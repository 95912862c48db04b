import GameShellKit
public import MinesweeperGameState

/// The search for a board that needs no guess, attempt by attempt, for who must not wait long.
///
/// A seed and measures name one board, the same on every machine and for as long as neither the
/// laying of mines nor the solver changes; tests pin some. The square in the middle is open, with
/// all that it leads to, and from there every mine can be told.
public struct BoardSearch: Sendable {
  /// The board's measures.
  public let spec: BoardSpec
  /// How many boards were looked at.
  public private(set) var attempts = 0
  private var random: SeededRandom

  /// How many steps the counting of one component may take: a board that needs more is left out,
  /// as hard for people too.
  private static let mostSteps = 100_000

  /// Begins the search that a seed stands for.
  public init(_ spec: BoardSpec, seed: UInt64) {
    self.spec = spec
    random = SeededRandom(seed: seed)
  }

  /// The square that is opened first.
  public var start: Int { spec.height / 2 * spec.width + spec.width / 2 }

  /// Looks at one more board; nil when it needs a guess.
  public mutating func attempt() -> Board? {
    attempts += 1
    let seed = random.next()
    guard let board = Board(spec, seed: seed).applying(.open(start)), board.status == .playing,
      Solver.canBeFinishedWithoutGuess(board, mostSteps: Self.mostSteps) == true
    else { return nil }
    return board
  }
}
