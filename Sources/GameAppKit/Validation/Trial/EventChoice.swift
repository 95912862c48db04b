import GameShellKit

/// Chooses events at random by what a frame offers.
struct EventChoice {
  /// Something that can be chosen.
  struct Target {
    var action: String
    var node: UInt32
    /// The cells of a board, 0 for anything else.
    var cells: Int
  }

  /// What the frame offers, what is disabled left out.
  private(set) var targets: [Target] = []
  /// The keys that the frame names.
  private(set) var hints: [HintStroke] = []

  init(frame: Frame) {
    var disabledUntil = -1
    for index in 0..<frame.nodeCount {
      let node = frame.node(index)
      if node.flags.contains(.disabled) {
        disabledUntil = max(disabledUntil, index + Int(node.descendants))
      }
      guard index > disabledUntil else { continue }
      hints += HintStroke.all(in: frame.text(node.hint))
      let isGrid = node.kind == .grid
      if !node.action.isEmpty || isGrid {
        targets.append(
          Target(
            action: frame.text(node.action), node: node.id, cells: isGrid ? Int(node.dataCount) : 0)
        )
      }
    }
  }

  /// Something that a player could do.
  func sensible(_ random: inout SeededRandom) -> SceneEvent {
    switch random.below(10) {
    case 0..<4: return arrow(&random)
    case 4: return .key(random.below(2) == 0 ? .enter : .character(" "))
    case 5:
      guard !hints.isEmpty else { return digit(&random) }
      let stroke = hints[random.below(hints.count)]
      return .key(stroke.key, stroke.modifiers)
    case 6: return digit(&random)
    default: return target(&random) ?? arrow(&random)
    }
  }

  /// Something that a player could do on a board, and nothing beside it.
  func boardMove(_ random: inout SeededRandom) -> SceneEvent {
    switch random.below(4) {
    case 0: return arrow(&random)
    case 1: return digit(&random)
    case 2: return .key(random.below(2) == 0 ? .enter : .character(" "))
    default:
      let boards = targets.filter { $0.cells > 0 && !$0.action.isEmpty }
      guard !boards.isEmpty else { return arrow(&random) }
      let board = boards[random.below(boards.count)]
      return .action(board.action, node: board.node, cell: random.below(board.cells))
    }
  }

  /// Anything that the door can carry.
  func any(_ random: inout SeededRandom) -> SceneEvent {
    switch random.below(16) {
    case 0..<8: return sensible(&random)
    case 8: return .text(String(repeating: "é", count: random.below(40)))
    case 9: return .paste("\(random.next())\nq\t\u{1F3B2}")
    case 10: return pointer(&random)
    case 11:
      return .action(
        "a\(random.below(1000))", node: UInt32(truncatingIfNeeded: random.next()),
        cell: random.below(3) == 0 ? nil : random.below(100_000))
    case 12: return .tick
    case 13:
      return .resize(CellSize(columns: 1 + random.below(200), rows: 1 + random.below(80)))
    case 14: return .focus(random.below(2) == 0)
    default: return random.below(2) == 0 ? .suspend : .resume
    }
  }

  private func arrow(_ random: inout SeededRandom) -> SceneEvent {
    .key([Key.up, .down, .left, .right][random.below(4)])
  }

  private func digit(_ random: inout SeededRandom) -> SceneEvent {
    .key(.character(Unicode.Scalar(UInt8(ascii: "0") + UInt8(random.below(10)))))
  }

  private func target(_ random: inout SeededRandom) -> SceneEvent? {
    guard !targets.isEmpty else { return nil }
    let target = targets[random.below(targets.count)]
    guard target.cells > 0 else {
      return .action(target.action, node: target.node, cell: nil)
    }
    let cell = random.below(target.cells)
    if random.below(2) == 0, !target.action.isEmpty {
      return .action(target.action, node: target.node, cell: cell)
    }
    return .pointer(
      PointerEvent(
        .press, button: random.below(4) == 0 ? .right : .left, column: 0, row: 0,
        node: target.node, cell: cell))
  }

  private func pointer(_ random: inout SeededRandom) -> SceneEvent {
    let phases: [PointerEvent.Phase] = [.press, .release, .drag, .move, .wheel]
    let buttons: [PointerEvent.Button] = [.none, .left, .middle, .right, .chord]
    return .pointer(
      PointerEvent(
        phases[random.below(5)], button: buttons[random.below(5)],
        modifiers: Modifiers(rawValue: UInt32(random.below(16))),
        column: random.below(2000) - 1000, row: random.below(2000) - 1000,
        wheel: random.below(21) - 10, node: UInt32(random.below(20)),
        cell: random.below(2) == 0 ? nil : random.below(2000)))
  }
}
