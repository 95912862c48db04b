/// A position: where the mines are, what is open, what is marked.
///
/// Squares are numbered row by row from 0. Until the first square is opened a board of a seed has
/// no mines yet; they are laid around it.
public struct Board: Hashable, Sendable {
  /// How far the game has come.
  public enum Status: Hashable, Sendable {
    /// Nothing is open yet.
    case ready
    /// Some squares are open.
    case playing
    /// All safe squares are open.
    case won
    /// A mine went off.
    case lost
  }

  /// Its measures.
  public let spec: BoardSpec
  /// What the mines are laid by.
  public let seed: UInt64
  /// The squares, row by row.
  public internal(set) var squares: [Square]
  /// Whether the mines lie already.
  public internal(set) var isLaid: Bool
  /// How far the game has come.
  public internal(set) var status: Status = .ready
  /// How many safe squares are open.
  public internal(set) var openCount = 0
  /// How many squares are marked.
  public internal(set) var flagCount = 0
  /// The mines that went off, in ascending order: one, or several after a chord.
  public internal(set) var struck: [Int] = []

  /// A fresh board whose mines are laid by a seed when the first square is opened.
  public init(_ spec: BoardSpec, seed: UInt64) {
    self.spec = spec
    self.seed = seed
    squares = Array(repeating: Square(), count: spec.squareCount)
    isLaid = false
  }

  /// Whether the game is over, won or lost.
  public var isOver: Bool { status == .won || status == .lost }

  /// Mines not yet marked; below zero when more squares are marked than there are mines, and zero
  /// when the game is won, since all of them are found then.
  public var unmarkedMines: Int { status == .won ? 0 : spec.mines - flagCount }

  /// The number of a square.
  public func index(column: Int, row: Int) -> Int { row * spec.width + column }

  /// Calls `body` with each of the up to eight squares around one.
  @inline(__always)
  func forEachNeighbour(of index: Int, _ body: (Int) -> Void) {
    let (row, column) = index.quotientAndRemainder(dividingBy: spec.width)
    for y in max(0, row - 1)...min(spec.height - 1, row + 1) {
      for x in max(0, column - 1)...min(spec.width - 1, column + 1) {
        let neighbour = y * spec.width + x
        if neighbour != index { body(neighbour) }
      }
    }
  }

  /// The squares around one, in ascending order.
  public func neighbours(of index: Int) -> [Int] {
    var found: [Int] = []
    forEachNeighbour(of: index) { found.append($0) }
    return found
  }
}
