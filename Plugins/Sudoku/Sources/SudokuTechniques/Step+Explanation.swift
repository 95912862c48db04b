import SudokuSolver

extension Step {
  /// The step as one sentence: what is seen, and what follows.
  public var explanation: String { "\(technique.name): \(reason), so \(effect)." }

  /// What follows, in words: `remove 5 from r1c3 and r4c5`.
  public var effect: String {
    let placed = placements.map { "\($0.cell) is \($0.digit)" }
    let removed = Set(eliminations.map(\.digit)).sorted().map { digit in
      let cells = eliminations.filter { $0.digit == digit }.map(\.cell.description)
      return "remove \(digit) from \(joined(cells))"
    }
    return joined(placed + removed)
  }

  private var reason: String {
    switch technique {
    case .fullHouse: "\(at(0)) is the last open cell of \(house(0))"
    case .hiddenSingleInBox, .hiddenSingleInLine:
      "in \(house(0)), \(digit(0)) fits only in \(at(0))"
    case .nakedSingle: "\(at(0)) has no other candidate left than \(digit(0))"
    case .pointing, .claiming:
      "in \(house(0)), \(digit(0)) is confined to \(house(1))"
    case .nakedPair, .nakedTriple, .nakedQuad:
      "\(all(cells)) hold only \(allDigits) and keep them in \(allHouses)"
    case .hiddenPair, .hiddenTriple, .hiddenQuad:
      "in \(house(0)), \(allDigits) fit only in \(all(cells)), which leaves no room for others there"
    case .xWing, .swordfish, .jellyfish:
      "\(baseLines) confine \(digit(0)) to \(coverLines)"
    case .finnedXWing, .finnedSwordfish, .finnedJellyfish:
      "\(baseLines) confine \(digit(0)) to \(coverLines) but for fins that the same cells see"
    default: linkedReason
    }
  }

  private var linkedReason: String {
    switch technique {
    case .skyscraper, .twoStringKite, .turbotFish:
      "\(digit(0)) has two cells each in \(allHouses), joined at \(at(1)) and \(at(2)), "
        + "and so stands in \(at(0)) or \(at(3))"
    case .emptyRectangle:
      "in \(house(0)), \(digit(0)) lies on one row and one column, and \(house(1)) has it in "
        + "\(at(cells.count - 2)) or \(at(cells.count - 1))"
    case .simpleColouring:
      "the two-cell links of \(digit(0)) through \(all(cells)) alternate between true and false"
    case .remotePair: "\(all(cells)) alternate between \(allDigits)"
    case .xyWing:
      "whichever digit \(at(0)) holds, \(at(1)) or \(at(2)) is \(digit(0))"
    case .xyzWing: "one of \(all(cells)) is \(digit(0))"
    case .wWing:
      "\(house(0)) has \(digit(0)) in \(at(1)) or \(at(2)), which makes \(at(0)) or \(at(3)) "
        + "\(digit(1))"
    case .uniqueRectangle1:
      "\(all(cells)) must not all be left with \(allDigits), which could be swapped"
    case .uniqueRectangle2, .uniqueRectangle5:
      "\(all(cells)) must not all be left with \(digit(0)) and \(digit(1)), "
        + "and only \(digit(2)) prevents it"
    case .uniqueRectangle4:
      "\(house(0)) keeps \(digit(0)) in the rectangle \(all(cells)), where \(digit(1)) besides "
        + "could be swapped"
    case .hiddenRectangle:
      "\(allHouses) have \(digit(0)) only in the rectangle \(all(cells)), where \(digit(1)) "
        + "between them could be swapped"
    case .bivalueGrave:
      "without \(digit(0)) in \(at(0)), every open cell would have two candidates to swap"
    case .almostLockedSets:
      "\(all(cells)) make two sets that cannot both hold \(allDigits)"
    case .continuousLoop: "in the loop \(links) each two neighbours hold exactly one truth"
    default: "if not \(chain[0]), then \(links)"
    }
  }

  private var links: String { chain.map(\.description).joined(separator: " – ") }
  private var baseLines: String { all(Array(houses.prefix(houses.count / 2))) }
  private var coverLines: String { all(Array(houses.suffix(houses.count / 2))) }
  private var allDigits: String { joined(digits.map(String.init)) }
  private var allHouses: String { all(houses) }

  private func digit(_ index: Int) -> Int { digits[index] }
  private func at(_ index: Int) -> Cell { cells[index] }
  private func house(_ index: Int) -> House { houses[index] }
  private func all(_ parts: [some CustomStringConvertible]) -> String {
    joined(parts.map(\.description))
  }

  private func joined(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
