/// A way of reasoning that a person can follow, from the simplest to the hardest.
public enum Technique: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The last open cell of a house.
  case fullHouse
  /// A digit with one cell left in a box.
  case hiddenSingleInBox
  /// A digit with one cell left in a row or column.
  case hiddenSingleInLine
  /// A cell with one digit left.
  case nakedSingle
  /// A digit that a box confines to a line leaves the rest of the line.
  case pointing
  /// A digit that a line confines to a box leaves the rest of the box.
  case claiming
  /// Two cells of a house that share two digits.
  case nakedPair
  /// Two digits of a house that share two cells.
  case hiddenPair
  /// Three cells of a house that share three digits.
  case nakedTriple
  /// Three digits of a house that share three cells.
  case hiddenTriple
  /// Four cells of a house that share four digits.
  case nakedQuad
  /// Four digits of a house that share four cells.
  case hiddenQuad
  /// A digit that two lines confine to two crossing lines.
  case xWing
  /// Two parallel lines with two cells each for a digit, one of each on a crossing line.
  case skyscraper
  /// A row and a column with two cells each for a digit, one of each in a box.
  case twoStringKite
  /// Any other two houses with two cells each for a digit, one of each in sight of the other.
  case turbotFish
  /// A box whose cells for a digit lie on one row and one column, and a line with two.
  case emptyRectangle
  /// A digit's two-cell houses, joined and coloured by turns.
  case simpleColouring
  /// A chain of cells with the same two digits.
  case remotePair
  /// A pivot xy that sees cells xz and yz.
  case xyWing
  /// Two cells xy at the two ends of a house with two cells for x.
  case wWing
  /// A pivot xyz that sees cells xz and yz.
  case xyzWing
  /// A rectangle of one pair with more digits in one corner.
  case uniqueRectangle1
  /// A rectangle of one pair with one more digit along one side.
  case uniqueRectangle2
  /// A rectangle of one pair, one digit of which a side has to itself.
  case uniqueRectangle4
  /// A rectangle of one pair with one more digit in opposite or in three corners.
  case uniqueRectangle5
  /// A rectangle of one pair, one digit of which a row and a column have to themselves.
  case hiddenRectangle
  /// A position in which all open cells but one have two digits.
  case bivalueGrave
  /// A digit that three lines confine to three crossing lines.
  case swordfish
  /// An X-Wing but for cells of one box; includes the sashimi form.
  case finnedXWing
  /// A swordfish but for cells of one box; includes the sashimi form.
  case finnedSwordfish
  /// A digit that four lines confine to four crossing lines.
  case jellyfish
  /// A jellyfish but for cells of one box; includes the sashimi form.
  case finnedJellyfish
  /// A chain along one digit.
  case xChain
  /// A chain through cells with two digits.
  case xyChain
  /// A chain of any links that closes, so that it holds in both directions.
  case continuousLoop
  /// A chain of any links, one end of which is true.
  case alternatingChain
  /// Two sets one digit short of being locked, which cannot both keep a common digit.
  case almostLockedSets

  /// Orders by difficulty.
  public static func < (left: Technique, right: Technique) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The name that players know it by, in English.
  public var name: String { name(in: StepWords()) }

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
