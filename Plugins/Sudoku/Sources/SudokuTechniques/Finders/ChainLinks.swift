/// Which links a chain may use.
struct ChainLinks: OptionSet {
  let rawValue: Int

  /// Two cells of a house that are the only ones for a digit.
  static let houses = ChainLinks(rawValue: 1)
  /// Two digits that are the only ones of a cell.
  static let pairCells = ChainLinks(rawValue: 2)
  /// From a digit that is true to the others of its cell, which are false.
  static let withinCells = ChainLinks(rawValue: 4)

  static let oneDigit: ChainLinks = [.houses]
  static let pairs: ChainLinks = [.pairCells]
  static let everything: ChainLinks = [.houses, .pairCells, .withinCells]
}
