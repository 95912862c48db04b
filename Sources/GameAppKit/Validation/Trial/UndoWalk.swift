import GameShellKit
import GameShellUI

/// Moves on a board, all of them undone and redone through what the screen offers.
struct UndoWalk {
  /// What the boards show, at each turning point.
  private(set) var start: BoardPicture
  private(set) var end: BoardPicture
  private(set) var undone: BoardPicture
  /// Nil when the screen offers no redo.
  private(set) var redone: BoardPicture?
  /// How many steps back there were.
  private(set) var steps = 0

  /// Walks every mode; `judge` says what is wrong, "" when it cannot say, nil when all is well.
  static func verdict(
    _ trial: Trial, _ judge: (UndoWalk) -> String?
  ) throws(SceneFault) -> ConformanceVerdict {
    var steps = 0
    for route in trial.facts.routes {
      // A game may be lost before it can be undone: another one is tried then.
      for attempt in 0..<5 {
        let session = try trial.session(route, seed: trial.seed &+ UInt64(attempt))
        guard let walk = try UndoWalk(session, &trial.random) else { continue }
        if let difference = judge(walk) {
          return difference.isEmpty
            ? .skip("the game does not offer it") : .fail("\(route): \(difference)")
        }
        steps += walk.steps
        break
      }
    }
    return steps == 0 ? .skip("the game does not offer it") : .pass("\(steps) steps")
  }

  /// Nil when no undo is offered after the moves.
  private init?(_ session: TrialSession, _ random: inout SeededRandom) throws(SceneFault) {
    // An arrow wakes a cursor that shows only once it is used.
    try session.send(.key(.right))
    let first = try session.frame()
    for _ in 0..<25 {
      let event = EventChoice(frame: try session.frame()).boardMove(&random)
      let response = try session.send(event, after: 100)
      if response.navigation != nil { return nil }
      if try session.snapshot()?.isFinished == true { break }
    }
    let last = try session.frame()
    steps = try Self.all("undo", session)
    guard steps > 0 else { return nil }
    try Self.bringCursor(session, to: Self.cursor(first)?.cell)
    (start, end) = (BoardPicture(first), BoardPicture(last))
    undone = BoardPicture(try session.frame())
    guard try Self.all("redo", session) > 0 else { return }
    try Self.bringCursor(session, to: Self.cursor(last)?.cell)
    redone = BoardPicture(try session.frame())
  }

  /// Does what has a name as long as it is offered and answered with a change; gives how often.
  private static func all(_ name: String, _ session: TrialSession) throws(SceneFault) -> Int {
    var count = 0
    while count < 500 {
      guard let event = offer(name, in: try session.frame()),
        try session.send(event, after: 10).changed
      else { break }
      count += 1
    }
    return count
  }

  /// The event that does what has a name; nil when the screen does not offer it now.
  private static func offer(_ name: String, in frame: Frame) -> SceneEvent? {
    var presenter = FramePresenter()
    let tree = presenter.present(frame, size: TrialSession.size).semanticTree
    let found = tree.all.first { element in
      !element.isDisabled && element.kind != "cell"
        && [element.action, element.text, element.label].contains {
          $0.lowercased().contains(name)
        }
    }
    guard let found else { return nil }
    if !found.action.isEmpty { return .action(found.action, node: found.id, cell: nil) }
    return HintStroke.all(in: found.hint).first.map { .key($0.key, $0.modifiers) }
  }

  /// Puts the cursor of the first board back where it was: what the squares show may depend on it.
  private static func bringCursor(_ session: TrialSession, to cell: Int?) throws(SceneFault) {
    guard let cell, let now = cursor(try session.frame()), now.cell != cell else { return }
    let (columns, rows) = (
      cell % now.columns - now.cell % now.columns, cell / now.columns - now.cell / now.columns
    )
    for _ in 0..<abs(columns) { try session.send(.key(columns < 0 ? .left : .right)) }
    for _ in 0..<abs(rows) { try session.send(.key(rows < 0 ? .up : .down)) }
  }

  private static func cursor(_ frame: Frame) -> (cell: Int, columns: Int)? {
    for index in 0..<frame.nodeCount {
      let node = frame.node(index)
      guard node.kind == .grid, node.p[4] >= 0 else { continue }
      return (Int(node.p[4]), Int(node.p[0]))
    }
    return nil
  }
}
