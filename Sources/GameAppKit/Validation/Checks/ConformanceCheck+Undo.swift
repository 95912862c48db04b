import GameShellKit

extension ConformanceCheck {
  /// A game that offers to undo can go all the way back, and forth again.
  static var undo: [ConformanceCheck] {
    [
      ConformanceCheck(
        "undo-to-start", "undo leads back to the first board",
        advice: "undo every move exactly, hidden changes included", family: .undo
      ) { trial throws(SceneFault) in
        try UndoWalk.verdict(trial) { walk in
          walk.start.difference(from: walk.undone).map { "after \(walk.steps) steps back \($0)" }
        }
      },
      ConformanceCheck(
        "redo-to-end", "redo leads forth again to the last board",
        advice: "keep what was undone until another move is made", family: .undo
      ) { trial throws(SceneFault) in
        try UndoWalk.verdict(trial) { walk in
          guard let redone = walk.redone else { return "" }
          return walk.end.difference(from: redone).map { "after all was redone \($0)" }
        }
      },
    ]
  }
}
