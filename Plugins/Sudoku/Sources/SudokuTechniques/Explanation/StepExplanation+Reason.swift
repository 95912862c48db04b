import SudokuSolver

extension StepExplanation {
  /// What is seen.
  var reason: String {
    switch step.technique {
    case .fullHouse: words.fullHouse.filled(["cell": cell(0), "house": house(0)])
    case .hiddenSingleInBox, .hiddenSingleInLine:
      words.hiddenSingle.filled(["house": house(0), "digit": digit(0), "cell": cell(0)])
    case .nakedSingle: words.nakedSingle.filled(["cell": cell(0), "digit": digit(0)])
    case .pointing, .claiming:
      words.locked.filled(["house": house(0), "digit": digit(0), "other": house(1)])
    case .nakedPair, .nakedTriple, .nakedQuad:
      words.nakedSubset.filled([
        "cells": cells, "digits": all(step.digits), "houses": all(step.houses),
      ])
    case .hiddenPair, .hiddenTriple, .hiddenQuad:
      words.hiddenSubset.filled([
        "house": house(0), "digits": all(step.digits), "cells": cells,
      ])
    case .xWing, .swordfish, .jellyfish: words.fish.filled(fish)
    case .finnedXWing, .finnedSwordfish, .finnedJellyfish: words.finnedFish.filled(fish)
    case .skyscraper, .twoStringKite, .turbotFish:
      words.turbot.filled(ends(["digit": digit(0), "house": house(0), "other": house(1)]))
    case .emptyRectangle:
      words.emptyRectangle.filled([
        "house": house(0), "digit": digit(0), "other": house(1),
        "cells": one(step.cells.suffix(2)),
      ])
    case .xyWing:
      words.xyWing.filled([
        "pivot": cell(0), "first": cell(1), "second": cell(2), "digit": digit(0),
      ])
    case .xyzWing: words.xyzWing.filled(["cells": cells, "digit": digit(0)])
    case .wWing:
      words.wWing.filled(ends(["house": house(0), "digit": digit(0), "other": digit(1)]))
    default: furtherReason
    }
  }

  private var furtherReason: String {
    switch step.technique {
    case .simpleColouring:
      words.simpleColouring.filled(["digit": digit(0), "cells": cells, "others": others])
    case .remotePair:
      words.remotePair.filled(["cells": cells, "digits": all(step.digits), "others": others])
    case .uniqueRectangle1:
      words.rectangle1.filled(["cells": cells, "digits": all(step.digits)])
    case .uniqueRectangle2, .uniqueRectangle5:
      words.rectangle2.filled([
        "cells": cells, "digits": all(Array(step.digits.prefix(2))), "digit": digit(2),
      ])
    case .uniqueRectangle4:
      words.rectangle4.filled([
        "house": house(0), "digit": digit(0), "cells": cells, "other": digit(1),
      ])
    case .hiddenRectangle:
      words.hiddenRectangle.filled([
        "houses": all(step.houses), "digit": digit(0), "cells": cells, "other": digit(1),
      ])
    case .bivalueGrave: words.bivalueGrave.filled(["digit": digit(0), "cell": cell(0)])
    case .almostLockedSets:
      words.almostLocked.filled(["cells": cells, "others": others, "digits": one(step.digits)])
    case .continuousLoop: words.loop.filled(chain)
    default: words.chain.filled(chain)
    }
  }

  private var cells: String { all(step.cells) }
  private var others: String { all(step.secondaryCells) }
  private func cell(_ index: Int) -> String { "\(step.cells[index])" }
  private func digit(_ index: Int) -> String { "\(step.digits[index])" }
  private func house(_ index: Int) -> String { step.houses[index].name(in: words) }

  /// What a text says of two links that meet in the middle.
  private func ends(_ more: [String: String]) -> [String: String] {
    more.merging([
      "first": cell(0), "near": cell(1), "far": cell(2), "last": cell(3),
    ]) { $1 }
  }

  private var fish: [String: String] {
    let half = step.houses.count / 2
    return [
      "base": lines(step.houses.prefix(half)), "digit": digit(0),
      "cover": lines(step.houses.suffix(half)), "fins": one(step.secondaryCells),
    ]
  }

  private var chain: [String: String] {
    let links = step.chain.enumerated().map { index, candidate in
      told(candidate, index.isMultiple(of: 2) ? words.denial : words.claim)
    }
    return ["claim": links.first ?? "", "rest": list(Array(links.dropFirst()), words.and)]
  }
}
