/// What a board is before the first move: its size, and how many mines lie in it.
public struct BoardSpec: Hashable, Sendable {
  /// The longest side.
  public static let longestSide = 1000

  /// Columns, 1 … 1000.
  public let width: Int
  /// Rows, 1 … 1000.
  public let height: Int
  /// Mines: at least one, and at least one square stays free.
  public let mines: Int

  /// Makes a board's measures, or says which limit they break.
  public init(width: Int, height: Int, mines: Int) throws(BoardSpecFault) {
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height), width * height > 1 else {
      throw .badSides(width: width, height: height)
    }
    guard mines >= 1 else { throw .tooFewMines(mines) }
    guard mines < width * height else {
      throw .tooManyMines(mines, width: width, height: height)
    }
    self.init(checked: width, height, mines)
  }

  private init(checked width: Int, _ height: Int, _ mines: Int) {
    self.width = width
    self.height = height
    self.mines = mines
  }

  /// 9×9 with 10 mines.
  public static let beginner = BoardSpec(checked: 9, 9, 10)
  /// 16×16 with 40 mines.
  public static let intermediate = BoardSpec(checked: 16, 16, 40)
  /// 12×10 with 20 mines, between beginner and intermediate.
  public static let small = BoardSpec(checked: 12, 10, 20)
  /// 24×16 with 72 mines, between intermediate and expert.
  public static let wide = BoardSpec(checked: 24, 16, 72)
  /// 30×16 with 99 mines.
  public static let expert = BoardSpec(checked: 30, 16, 99)

  /// How many squares there are.
  public var squareCount: Int { width * height }
  /// How many of them have no mine.
  public var safeCount: Int { squareCount - mines }
}

extension BoardSpec: LosslessStringConvertible {
  /// `WxHxM`, for example `30x16x99`.
  public var description: String { "\(width)x\(height)x\(mines)" }

  /// Reads `WxHxM`; nil for other text and for measures beyond the limits.
  public init?(_ description: String) {
    guard let spec = try? Self.parse(description) else { return nil }
    self = spec
  }

  /// Reads `WxHxM`, or says what is wrong with it.
  public static func parse(_ text: String) throws(BoardSpecFault) -> BoardSpec {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard parts.count == 3, numbers.count == 3 else { throw .unreadable(text) }
    return try BoardSpec(width: numbers[0], height: numbers[1], mines: numbers[2])
  }
}

/// Which limit a board's measures break.
public enum BoardSpecFault: Error, Hashable, Sendable {
  /// Not of the form `WxHxM`.
  case unreadable(String)
  /// A side is out of range, or there is only one square.
  case badSides(width: Int, height: Int)
  /// No mine at all.
  case tooFewMines(Int)
  /// No free square.
  case tooManyMines(Int, width: Int, height: Int)
}

extension BoardSpecFault: CustomStringConvertible {
  /// A sentence for the player, with the limit.
  public var description: String {
    switch self {
    case .unreadable(let text):
      "“\(text)” is not a board: write columns, rows and mines as in 24x20x120"
    case .badSides(let width, let height):
      "a board of \(width)×\(height) cannot be played: each side has 1 to "
        + "\(BoardSpec.longestSide) squares, and there are at least two squares"
    case .tooFewMines(let mines): "a board needs at least 1 mine, not \(mines)"
    case .tooManyMines(let mines, let width, let height):
      "a \(width)×\(height) board has room for at most \(width * height - 1) mines, not \(mines)"
    }
  }
}
