extension Technique {
  struct Facts {
    let name: String
    let level: Level
    let rating: Int
    let weight: Int

    init(_ name: String, _ level: Level, _ rating: Int, _ weight: Int) {
      self.name = name
      self.level = level
      self.rating = rating
      self.weight = weight
    }
  }

  var facts: Facts {
    switch self {
    case .fullHouse: Facts("Full House", .easy, 10, 4)
    case .hiddenSingleInBox: Facts("Hidden Single (box)", .easy, 12, 14)
    case .hiddenSingleInLine: Facts("Hidden Single (line)", .easy, 15, 14)
    case .nakedSingle: Facts("Naked Single", .easy, 23, 4)
    case .pointing: Facts("Locked Candidates (pointing)", .medium, 26, 50)
    case .claiming: Facts("Locked Candidates (claiming)", .medium, 28, 50)
    case .nakedPair: Facts("Naked Pair", .hard, 30, 60)
    case .hiddenPair: Facts("Hidden Pair", .hard, 34, 70)
    case .nakedTriple: Facts("Naked Triple", .hard, 36, 80)
    case .hiddenTriple: Facts("Hidden Triple", .hard, 40, 100)
    case .nakedQuad: Facts("Naked Quadruple", .hard, 42, 120)
    case .hiddenQuad: Facts("Hidden Quadruple", .hard, 44, 150)
    case .xWing: Facts("X-Wing", .expert, 46, 140)
    case .skyscraper: Facts("Skyscraper", .expert, 48, 130)
    case .twoStringKite: Facts("Two-String Kite", .expert, 49, 150)
    case .turbotFish: Facts("Turbot Fish", .expert, 50, 120)
    case .emptyRectangle: Facts("Empty Rectangle", .expert, 51, 120)
    case .simpleColouring: Facts("Simple Colouring", .expert, 52, 150)
    case .remotePair: Facts("Remote Pair", .expert, 53, 110)
    case .xyWing: Facts("XY-Wing", .expert, 54, 160)
    case .wWing: Facts("W-Wing", .expert, 55, 150)
    case .xyzWing: Facts("XYZ-Wing", .expert, 56, 180)
    case .uniqueRectangle1: Facts("Unique Rectangle Type 1", .expert, 57, 100)
    case .uniqueRectangle2: Facts("Unique Rectangle Type 2", .expert, 57, 100)
    case .uniqueRectangle4: Facts("Unique Rectangle Type 4", .expert, 57, 100)
    case .uniqueRectangle5: Facts("Unique Rectangle Type 5", .expert, 57, 100)
    case .hiddenRectangle: Facts("Hidden Rectangle", .expert, 57, 100)
    case .bivalueGrave: Facts("Bivalue Universal Grave + 1", .expert, 58, 100)
    case .swordfish: Facts("Swordfish", .expert, 60, 150)
    case .finnedXWing: Facts("Finned X-Wing", .expert, 61, 130)
    case .finnedSwordfish: Facts("Finned Swordfish", .expert, 62, 200)
    case .jellyfish: Facts("Jellyfish", .expert, 63, 160)
    case .finnedJellyfish: Facts("Finned Jellyfish", .expert, 64, 250)
    case .xChain: Facts("X-Chain", .expert, 65, 260)
    case .xyChain: Facts("XY-Chain", .expert, 66, 260)
    case .continuousLoop: Facts("Continuous Nice Loop", .expert, 70, 280)
    case .alternatingChain: Facts("Alternating Inference Chain", .expert, 72, 280)
    case .almostLockedSets: Facts("Almost Locked Sets XZ", .expert, 75, 300)
    }
  }
}
