import SudokuSolver

extension Step {
  /// The step as one sentence: what is seen, and what follows.
  public var explanation: String { "\(technique.name): \(reason), so \(effect)." }

  /// What follows, in words: `r1c3 is 5`, or `remove 5 from r1c3 and r4c5`.
  public var effect: String {
    let placed = placements.map { "\($0.cell) is \($0.digit)" }
    let removed = Set(eliminations.map(\.digit)).sorted().map { digit in
      "\(digit) from \(listed(eliminations.filter { $0.digit == digit }.map(\.cell)))"
    }
    guard !removed.isEmpty else { return joined(placed) }
    return (placed + ["remove " + removed.joined(separator: ", and ")]).joined(separator: ", ")
  }

  private var reason: String {
    switch technique {
    case .fullHouse: "\(cells[0]) is the last open cell of \(houses[0])"
    case .hiddenSingleInBox, .hiddenSingleInLine:
      "in \(houses[0]), \(digits[0]) fits only in \(cells[0])"
    case .nakedSingle: "\(cells[0]) has no other candidate left than \(digits[0])"
    case .pointing, .claiming: "in \(houses[0]), \(digits[0]) is confined to \(houses[1])"
    case .nakedPair, .nakedTriple, .nakedQuad:
      "\(listed(cells)) hold only \(listed(digits)) and keep them in \(listed(houses))"
    case .hiddenPair, .hiddenTriple, .hiddenQuad:
      "in \(houses[0]), \(listed(digits)) fit only in \(listed(cells)), which leaves no room "
        + "for others there"
    case .xWing, .swordfish, .jellyfish: fish
    case .finnedXWing, .finnedSwordfish, .finnedJellyfish:
      "\(fish) or in a fin at \(listed(secondaryCells, "or"))"
    case .skyscraper, .twoStringKite, .turbotFish:
      "\(digits[0]) has only two cells in \(houses[0]) and in \(houses[1]), and \(cells[1]) and "
        + "\(cells[2]) see each other, which leaves it to \(cells[0]) or \(cells[3])"
    case .emptyRectangle:
      "in \(houses[0]), \(digits[0]) lies on one row and one column, and in \(houses[1]) only in "
        + listed(Array(cells.suffix(2)), "or")
    case .xyWing: "whichever digit \(cells[0]) holds, \(cells[1]) or \(cells[2]) is \(digits[0])"
    case .xyzWing: "one of \(listed(cells)) is \(digits[0])"
    case .wWing:
      "\(houses[0]) has \(digits[0]) in \(cells[1]) or \(cells[2]), which makes \(cells[0]) or "
        + "\(cells[3]) \(digits[1])"
    default: furtherReason
    }
  }

  private var furtherReason: String {
    switch technique {
    case .simpleColouring:
      "\(digits[0]) stands either in \(listed(cells)) or in \(listed(secondaryCells))"
    case .remotePair:
      "\(listed(cells)) hold one of \(listed(digits)) and \(listed(secondaryCells)) the other"
    case .uniqueRectangle1:
      "\(listed(cells)) must not all be left with \(listed(digits)), which could be swapped"
    case .uniqueRectangle2, .uniqueRectangle5:
      "\(listed(cells)) must not all be left with \(digits[0]) and \(digits[1]), "
        + "and only \(digits[2]) prevents it"
    case .uniqueRectangle4:
      "\(houses[0]) keeps \(digits[0]) in the rectangle \(listed(cells)), which could be swapped "
        + "if it kept \(digits[1]) too"
    case .hiddenRectangle:
      "\(listed(houses)) have \(digits[0]) only in the rectangle \(listed(cells)), which could be "
        + "swapped if \(digits[1]) stood where they cross"
    case .bivalueGrave:
      "without \(digits[0]) in \(cells[0]), every open cell would have two candidates to swap"
    case .almostLockedSets:
      "\(listed(cells)) and \(listed(secondaryCells)) cannot both hold \(listed(digits, "or")), "
        + "and whichever goes without is left with exactly its other digits"
    case .continuousLoop:
      "if \(consequences), and the other way round, and both ends exclude each other"
    default: "if \(consequences)"
    }
  }

  private var fish: String {
    let half = houses.count / 2
    return "in \(lines(houses.prefix(half))), \(digits[0]) stands only in "
      + lines(houses.suffix(half))
  }

  private var consequences: String {
    let claims = chain.enumerated().map { index, candidate in
      "\(candidate.cell) is \(index % 2 == 0 ? "not " : "")\(candidate.digit)"
    }
    return "\(claims[0]), then \(joined(Array(claims.dropFirst())))"
  }

  /// Parallel lines by their common name: `rows 1, 5 and 7`.
  private func lines(_ houses: some Collection<House>) -> String {
    let words = houses.map { $0.description.split(separator: " ") }
    return "\(words.first?.first ?? "")s \(joined(words.compactMap(\.last).map(String.init)))"
  }

  private func listed(_ parts: [some CustomStringConvertible], _ word: String = "and") -> String {
    joined(parts.map(\.description), word)
  }

  private func joined(_ parts: [String], _ word: String = "and") -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
