import GameShellKit
import GameShellUI

/// Goes over screens with the keyboard alone, by way of the driver that every front end uses.
enum KeyboardWalk {
  /// Room enough for what the host itself would have to scroll.
  private static let size = TrialSession.size

  /// Whether Tab or a hint's key reaches every action of every mode's first screen.
  static func actions(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    var count = 0
    for route in trial.facts.routes {
      let driver = try Self.driver(trial, route)
      let offered = try driver.present().semanticTree.all.filter {
        $0.kind != "cell" && !$0.action.isEmpty && !$0.isDisabled
      }
      let focused = try focusedByTab(driver, steps: offered.count + 2)
      for element in offered where !focused.contains(element.action) {
        guard try isReachedByKey(element.action, among: offered, trial, route) else {
          return .fail("\(route): no key leads to \"\(element.action)\"")
        }
      }
      count += offered.count
    }
    return .pass("\(count) actions")
  }

  private static func driver(_ trial: Trial, _ route: String) throws(SceneFault) -> SceneDriver {
    SceneDriver(scene: try trial.session(route).makeScene(), size: size)
  }

  private static func focusedByTab(
    _ driver: SceneDriver, steps: Int
  ) throws(SceneFault) -> Set<String> {
    var found: Set<String> = []
    for _ in 0..<steps {
      try driver.send(.key(.tab), at: TrialSession.start)
      let presentation = try driver.present()
      if let node = presentation.focusedNode {
        let frame = presentation.frame
        found.insert(frame.text(frame.node(node).action))
      }
    }
    return found
  }

  /// Whether a hint names a key for the action, and something happens when it is pressed.
  private static func isReachedByKey(
    _ action: String, among offered: [SemanticNode], _ trial: Trial, _ route: String
  ) throws(SceneFault) -> Bool {
    for element in offered where element.action == action {
      for stroke in HintStroke.all(in: element.hint) {
        let driver = try driver(trial, route)
        _ = try driver.present()
        let response = try driver.send(
          .key(stroke.key, stroke.modifiers), at: TrialSession.start)
        if response.handled || response.navigation != nil { return true }
      }
    }
    return false
  }

  /// Whether the arrows reach every square of every board on the modes' first screens.
  static func boards(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    var count = 0
    for route in trial.facts.routes {
      let frame = try trial.session(route).frame()
      for (ordinal, grid) in grids(in: frame).enumerated() where isPlayable(grid, frame) {
        let missed = try missedCells(ordinal, grid, frame, trial, route)
        guard missed.isEmpty else {
          return .fail(
            "\(route): the cursor comes to \(Int(grid.dataCount) - missed.count) of "
              + "\(grid.dataCount) squares")
        }
        count += Int(grid.dataCount)
      }
    }
    return count == 0 ? .skip("no first screen has a board to play on") : .pass("\(count) squares")
  }

  private static func grids(in frame: Frame) -> [Node] {
    (0..<frame.nodeCount).map(frame.node).filter { $0.kind == .grid }
  }

  private static func isPlayable(_ grid: Node, _ frame: Frame) -> Bool {
    guard grid.dataCount > 1, !grid.flags.contains(.disabled) else { return false }
    return !grid.action.isEmpty
      || (0..<Int(grid.dataCount)).contains { !frame.cell(Int(grid.data) + $0).action.isEmpty }
  }

  /// The squares that a walk along all rows does not come to; those that are disabled are left out.
  private static func missedCells(
    _ ordinal: Int, _ grid: Node, _ frame: Frame, _ trial: Trial, _ route: String
  ) throws(SceneFault) -> Set<Int> {
    var missed = Set(
      (0..<Int(grid.dataCount)).filter {
        !frame.cell(Int(grid.data) + $0).flags.contains(.disabled)
      })
    let session = try trial.session(route)
    var hasCursor = grid.p[4] >= 0
    func press(_ key: Key, _ times: Int) throws(SceneFault) {
      for _ in 0..<times {
        let response = try session.send(.key(key))
        guard response.changed else { continue }
        let grids = grids(in: try session.frame())
        guard grids.indices.contains(ordinal) else { continue }
        missed.remove(Int(grids[ordinal].p[4]))
        hasCursor = hasCursor || grids[ordinal].p[4] >= 0
      }
    }
    missed.remove(Int(grid.p[4]))
    let (columns, rows) = (Int(grid.p[0]), Int(grid.p[1]))
    try press(.left, columns)
    try press(.up, rows)
    for row in 0..<rows where !missed.isEmpty {
      try press(row % 2 == 0 ? .right : .left, columns - 1)
      try press(.down, 1)
    }
    // A board with a cursor is for the arrows; a pad without one is for its keys.
    guard !hasCursor else { return missed }
    for number in missed {
      let glyph = frame.text(frame.cell(Int(grid.data) + number).glyph)
      if try isTyped(glyph, trial, route) { missed.remove(number) }
    }
    return missed
  }

  /// Whether a square needs no cursor because its key is what it shows, as on a pad of digits.
  private static func isTyped(
    _ glyph: String, _ trial: Trial, _ route: String
  ) throws(SceneFault) -> Bool {
    guard let scalar = glyph.unicodeScalars.first else { return false }
    return try trial.session(route).send(.key(.character(scalar))).handled
  }
}
