public import SudokuSolver

/// What a player could see next, in words, with the squares to look at.
public struct Hint: Hashable, Sendable {
  /// What is seen and what follows, as a sentence.
  public let sentence: String
  /// What follows, in a few words.
  public let brief: String
  /// The squares to look at.
  public let squares: [Square]
  /// The square that follows, with its digit; nil where only notes go.
  public let placement: Placement?

  /// A digit in a square.
  public struct Placement: Hashable, Sendable {
    /// The digit, 1 through 9.
    public let digit: Int
    /// The square.
    public let square: Square
  }

  init(sentence: String, brief: String, squares: [Square], placement: Placement? = nil) {
    self.sentence = sentence
    self.brief = brief
    self.squares = squares
    self.placement = placement
  }
}
