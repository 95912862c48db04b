/// How hard a puzzle is, by the hardest technique that its simplest solution needs.
public enum Level: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Singles of every kind, and nothing else.
  case easy
  /// Locked candidates besides.
  case medium
  /// Naked and hidden pairs, triples and quadruples besides.
  case hard
  /// Fish, wings, rectangles and chains besides.
  case expert

  /// Orders from easy to expert.
  public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .easy: 0
    case .medium: 1
    case .hard: 2
    case .expert: 3
    }
  }
}
