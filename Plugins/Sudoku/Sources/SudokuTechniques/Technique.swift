/// A way of reasoning that a person can follow, from the simplest to the hardest.
public enum Technique: Int, Hashable, Sendable, CaseIterable, Comparable {
  case fullHouse
  case hiddenSingleInBox
  case hiddenSingleInLine
  case nakedSingle
  case pointing
  case claiming
  case nakedPair
  case hiddenPair
  case nakedTriple
  case hiddenTriple
  case nakedQuad
  case hiddenQuad
  case xWing
  case skyscraper
  case twoStringKite
  case turbotFish
  case emptyRectangle
  case simpleColouring
  case remotePair
  case xyWing
  case wWing
  case xyzWing
  case uniqueRectangle1
  case uniqueRectangle2
  case uniqueRectangle4
  case uniqueRectangle5
  case hiddenRectangle
  case bivalueGrave
  case swordfish
  case finnedXWing
  case finnedSwordfish
  case jellyfish
  case finnedJellyfish
  case xChain
  case xyChain
  case continuousLoop
  case alternatingChain
  case almostLockedSets

  /// Orders by difficulty.
  public static func < (left: Technique, right: Technique) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The name players know it by.
  public var name: String { facts.name }

  /// The lowest level whose puzzles may need it.
  public var level: Level { facts.level }

  /// How hard it is to see, 10 through 80.
  ///
  /// The scale is the project's own: it runs like ten times a Sudoku Explainer rating, but never
  /// rates a technique of one level above one of the next.
  public var rating: Int { facts.rating }

  /// How much one application adds to a puzzle's score, after HoDoKu's default weights.
  public var weight: Int { facts.weight }
}
