import GameShellKit

/// Where the keyboard's focus can stand in a frame.
struct FocusMap {
  /// A node that can be chosen now.
  struct Stop {
    var node: Int
    var key: NodeKey
    var action: String
  }

  /// In the frame's order; within the modal node if there is one.
  private(set) var stops: [Stop] = []
  /// The topmost modal node.
  private(set) var modal: Int?
  /// Where the scene itself says that the focus is.
  private(set) var preferred: Int?

  init(_ frame: Frame, nodes: [Node], parents: [Int]) {
    modal = nodes.lastIndex { $0.flags.contains(.modal) }
    let scope = modal.map { $0...$0 + Int(nodes[$0].descendants) } ?? 0...nodes.count - 1
    var disabledUntil = -1
    var ordinals: [String: Int] = [:]
    for index in nodes.indices {
      let node = nodes[index]
      if node.flags.contains(.disabled) {
        disabledUntil = max(disabledUntil, index + Int(node.descendants))
      }
      guard !node.action.isEmpty, index > disabledUntil, scope.contains(index) else { continue }
      let action = frame.text(node.action)
      let ordinal = ordinals[action, default: 0]
      ordinals[action] = ordinal + 1
      if node.flags.contains(.focused) { preferred = stops.count }
      stops.append(
        Stop(
          node: index, key: node.id != 0 ? .id(node.id) : .action(action, ordinal: ordinal),
          action: action))
    }
  }

  /// The stop with a key, by its place in `stops`.
  func stop(_ key: NodeKey?) -> Int? {
    guard let key else { return nil }
    return stops.firstIndex { $0.key == key }
  }
}

/// The way in which the focus is to go.
enum FocusMove {
  case next, previous, up, down, left, right
}

extension FocusMap {
  /// The stop to go to from one, or from nowhere; nil when there is none that way.
  func target(_ move: FocusMove, from current: Int?, placed: PlacedFrame) -> Int? {
    let seen = stops.indices.filter { isReachable(stops[$0].node, placed) }
    guard !seen.isEmpty else { return nil }
    guard let current, let position = seen.firstIndex(of: current) else {
      switch move {
      case .next, .down, .right: return seen.first
      case .previous, .up, .left: return seen.last
      }
    }
    switch move {
    case .next: return seen[(position + 1) % seen.count]
    case .previous: return seen[(position + seen.count - 1) % seen.count]
    default:
      let from = placed.placements[stops[current].node].rect
      var best: (stop: Int, cost: Int)?
      for stop in seen where stop != current {
        let to = placed.placements[stops[stop].node].rect
        guard let cost = Self.cost(move, from: from, to: to) else { continue }
        if cost < best?.cost ?? .max { best = (stop, cost) }
      }
      return best?.stop
    }
  }

  /// Whether a node is seen, or can be brought into sight.
  private func isReachable(_ node: Int, _ placed: PlacedFrame) -> Bool {
    if !placed.placements[node].clip.isEmpty { return true }
    guard !placed.placements[node].rect.isEmpty else { return false }
    var parent = placed.parents[node]
    while parent >= 0 {
      if placed.nodes[parent].kind == .scroll { return true }
      parent = placed.parents[parent]
    }
    return false
  }

  /// How far it is from one rectangle to another that lies in a direction; nil when it does not.
  /// A row counts as two columns, a step aside twice.
  private static func cost(_ move: FocusMove, from: CellRect, to: CellRect) -> Int? {
    let ahead: Int
    switch move {
    case .up: ahead = 2 * (from.row - to.endRow)
    case .down: ahead = 2 * (to.row - from.endRow)
    case .left: ahead = from.column - to.endColumn
    default: ahead = to.column - from.endColumn
    }
    guard ahead >= 0 else { return nil }
    let aside: Int
    switch move {
    case .up, .down: aside = max(0, to.column - from.endColumn + 1, from.column - to.endColumn + 1)
    default: aside = 2 * max(0, to.row - from.endRow + 1, from.row - to.endRow + 1)
    }
    return ahead + 2 * aside
  }
}
