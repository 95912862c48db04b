import GameShellKit

/// A pile of stones: the player and the house take 1 to 3 in turn, and who takes the last one wins.
public struct Pile: Hashable, Sendable {
  /// Whether the game goes on, and how it ended.
  public enum Status: Hashable, Sendable {
    case playing, won, lost
  }

  /// What was taken in a turn.
  public struct Turn: Hashable, Sendable {
    /// By the player.
    public var player: Int
    /// By the house; 0 when the player had taken the last stone.
    public var house: Int
  }

  /// How many stones may be taken at once.
  public static let handful = 1...3

  /// What is fixed before the first move.
  public let spec: PileSpec
  /// All the randomness of this game.
  public let seed: UInt64
  /// The stones at the start.
  public let size: Int
  /// The stones left.
  public private(set) var stones: Int
  /// The last turn; nil before the first.
  public private(set) var lastTurn: Turn?
  /// Whether the game goes on, and how it ended.
  public private(set) var status = Status.playing

  /// Makes the pile of a seed. It is never a multiple of four, so that the player can win.
  public init(_ spec: PileSpec, seed: UInt64) {
    self.spec = spec
    self.seed = seed
    var random = SeededRandom(seed: seed)
    size = 4 * spec.turns + 1 + random.below(3)
    stones = size
  }

  /// The most stones that may be taken now.
  public var most: Int { min(Self.handful.upperBound, stones) }

  /// The pile after a move and the house's answer; nil when the move is not allowed.
  public func applying(_ move: Move) -> Pile? {
    guard case .take(let count) = move, status == .playing, Self.handful.contains(count),
      count <= stones
    else { return nil }
    var next = self
    next.stones -= count
    let answer = next.answer
    next.stones -= answer
    next.lastTurn = Turn(player: count, house: answer)
    if next.stones == 0 { next.status = answer == 0 ? .won : .lost }
    return next
  }

  /// What the house takes: it leaves a multiple of four if it can, and else anything.
  private var answer: Int {
    let winning = stones % 4
    if winning > 0 || stones == 0 { return winning }
    var random = SeededRandom(seed: seed &+ UInt64(stones))
    return 1 + random.below(most)
  }
}
