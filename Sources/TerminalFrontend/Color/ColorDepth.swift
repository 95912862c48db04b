/// How many colours a terminal can show.
public enum ColorDepth: String, Sendable, CaseIterable, Comparable {
  /// None: bold, dim, underline and reverse carry the meaning.
  case none
  /// The sixteen that a user's colour scheme defines.
  case sixteen = "16"
  /// xterm's fixed palette.
  case indexed = "256"
  /// Any colour.
  case truecolor

  /// Fewer colours come first.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
