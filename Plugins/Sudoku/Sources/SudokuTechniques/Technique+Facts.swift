extension Technique {
  struct Facts {
    let level: Level
    let rating: Int
    let weight: Int

    init(_ level: Level, _ rating: Int, _ weight: Int) {
      self.level = level
      self.rating = rating
      self.weight = weight
    }
  }

  var facts: Facts {
    switch self {
    case .fullHouse: Facts(.easy, 10, 4)
    case .hiddenSingleInBox: Facts(.easy, 12, 14)
    case .hiddenSingleInLine: Facts(.easy, 15, 14)
    case .nakedSingle: Facts(.easy, 23, 4)
    case .pointing: Facts(.medium, 26, 50)
    case .claiming: Facts(.medium, 28, 50)
    case .nakedPair: Facts(.hard, 30, 60)
    case .hiddenPair: Facts(.hard, 34, 70)
    case .nakedTriple: Facts(.hard, 36, 80)
    case .hiddenTriple: Facts(.hard, 40, 100)
    case .nakedQuad: Facts(.hard, 42, 120)
    case .hiddenQuad: Facts(.hard, 44, 150)
    case .xWing: Facts(.expert, 46, 140)
    case .skyscraper: Facts(.expert, 48, 130)
    case .twoStringKite: Facts(.expert, 49, 150)
    case .turbotFish: Facts(.expert, 50, 120)
    case .emptyRectangle: Facts(.expert, 51, 120)
    case .simpleColouring: Facts(.expert, 52, 150)
    case .remotePair: Facts(.expert, 53, 110)
    case .xyWing: Facts(.expert, 54, 160)
    case .wWing: Facts(.expert, 55, 150)
    case .xyzWing: Facts(.expert, 56, 180)
    case .uniqueRectangle1: Facts(.expert, 57, 100)
    case .uniqueRectangle2: Facts(.expert, 57, 100)
    case .uniqueRectangle4: Facts(.expert, 57, 100)
    case .uniqueRectangle5: Facts(.expert, 57, 100)
    case .hiddenRectangle: Facts(.expert, 57, 100)
    case .bivalueGrave: Facts(.expert, 58, 100)
    case .swordfish: Facts(.expert, 60, 150)
    case .finnedXWing: Facts(.expert, 61, 130)
    case .finnedSwordfish: Facts(.expert, 62, 200)
    case .jellyfish: Facts(.expert, 63, 160)
    case .finnedJellyfish: Facts(.expert, 64, 250)
    case .xChain: Facts(.expert, 65, 260)
    case .xyChain: Facts(.expert, 66, 260)
    case .continuousLoop: Facts(.expert, 70, 280)
    case .alternatingChain: Facts(.expert, 72, 280)
    case .almostLockedSets: Facts(.expert, 75, 300)
    }
  }
}
