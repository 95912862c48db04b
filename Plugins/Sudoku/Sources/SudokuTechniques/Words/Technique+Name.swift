extension Technique {
  /// What players call it.
  public func name(in words: StepWords) -> String {
    switch self {
    case .fullHouse: words.names.fullHouse
    case .hiddenSingleInBox: words.names.hiddenSingleInBox
    case .hiddenSingleInLine: words.names.hiddenSingleInLine
    case .nakedSingle: words.names.nakedSingle
    case .pointing: words.names.pointing
    case .claiming: words.names.claiming
    case .nakedPair: words.names.nakedPair
    case .hiddenPair: words.names.hiddenPair
    case .nakedTriple: words.names.nakedTriple
    case .hiddenTriple: words.names.hiddenTriple
    case .nakedQuad: words.names.nakedQuad
    case .hiddenQuad: words.names.hiddenQuad
    case .xWing: words.names.xWing
    case .skyscraper: words.names.skyscraper
    case .twoStringKite: words.names.twoStringKite
    case .turbotFish: words.names.turbotFish
    case .emptyRectangle: words.names.emptyRectangle
    case .simpleColouring: words.names.simpleColouring
    case .remotePair: words.names.remotePair
    case .xyWing: words.names.xyWing
    case .wWing: words.names.wWing
    case .xyzWing: words.names.xyzWing
    case .uniqueRectangle1: words.names.uniqueRectangle1
    case .uniqueRectangle2: words.names.uniqueRectangle2
    case .uniqueRectangle4: words.names.uniqueRectangle4
    case .uniqueRectangle5: words.names.uniqueRectangle5
    case .hiddenRectangle: words.names.hiddenRectangle
    case .bivalueGrave: words.names.bivalueGrave
    case .swordfish: words.names.swordfish
    case .finnedXWing: words.names.finnedXWing
    case .finnedSwordfish: words.names.finnedSwordfish
    case .jellyfish: words.names.jellyfish
    case .finnedJellyfish: words.names.finnedJellyfish
    case .xChain: words.names.xChain
    case .xyChain: words.names.xyChain
    case .continuousLoop: words.names.continuousLoop
    case .alternatingChain: words.names.alternatingChain
    case .almostLockedSets: words.names.almostLockedSets
    }
  }
}
