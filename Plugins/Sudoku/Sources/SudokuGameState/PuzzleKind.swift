public import SudokuTechniques

/// Where a puzzle comes from: generated at a level, or brought along by the player.
public enum PuzzleKind: Hashable, Sendable {
  /// Generated from a seed.
  case level(Level)
  /// Given as 81 characters.
  case custom
}

extension PuzzleKind: LosslessStringConvertible {
  /// The name of the level, or `custom`.
  public var description: String {
    switch self {
    case .level(let level): level.rawValue
    case .custom: "custom"
    }
  }

  /// Reads what `description` writes.
  public init?(_ description: String) {
    if let level = Level(rawValue: description) {
      self = .level(level)
    } else if description == "custom" {
      self = .custom
    } else {
      return nil
    }
  }
}
