import GameShellKit

extension HeadlessCommand {
  private static let buttons: [(name: String, button: PointerEvent.Button)] = [
    ("left", .left), ("middle", .middle), ("right", .right), ("chord", .chord), ("none", .none),
  ]
  private static let phases: [(name: String, phase: PointerEvent.Phase)] = [
    ("press", .press), ("release", .release), ("drag", .drag), ("move", .move), ("wheel", .wheel),
  ]

  /// The pointer events of a line: a click when it names no phase.
  static func pointer(
    _ line: CommandMembers, _ size: CellSize
  ) throws(HeadlessFault) -> [PointerEvent] {
    let inner = try line.object(
      "pointer", known: ["column", "row", "button", "phase", "wheel", "modifiers"])
    let column = try inner.integer("column", in: 0...max(0, size.columns - 1))
    let row = try inner.integer("row", in: 0...max(0, size.rows - 1))
    let phase = try choice("phase", inner, phases.map(\.name)).map { phases[$0].phase }
    let button = try choice("button", inner, buttons.map(\.name)).map { buttons[$0].button }
    let modifiers = try modifiers(inner)
    if phase == .wheel, inner["wheel"] == nil {
      throw inner.missing("wheel", "rows, negative for up")
    }
    if phase != .wheel, inner["wheel"] != nil {
      throw HeadlessFault("\"wheel\" goes only with the phase \"wheel\"")
    }
    func event(_ phase: PointerEvent.Phase, _ button: PointerEvent.Button, wheel: Int = 0)
      -> PointerEvent
    {
      PointerEvent(
        phase, button: button, modifiers: modifiers, column: column, row: row, wheel: wheel)
    }
    switch phase {
    case nil: return [event(.press, button ?? .left), event(.release, button ?? .left)]
    case .wheel: return [event(.wheel, .none, wheel: try inner.integer("wheel", in: -100...100))]
    case .move: return [event(.move, button ?? .none)]
    case let phase?: return [event(phase, button ?? .left)]
    }
  }

  /// The index of a member's string among its choices; nil when the member is absent.
  private static func choice(
    _ name: String, _ members: CommandMembers, _ choices: [String]
  ) throws(HeadlessFault) -> Int? {
    guard members[name] != nil else { return nil }
    let chosen = try members.string(name)
    if let index = choices.firstIndex(of: chosen) { return index }
    throw HeadlessFault(
      CommandMembers.unknown(
        chosen, what: name, in: "\"pointer\"",
        nearest: choices.nearest(to: chosen))
        + (choices.nearest(to: chosen) == nil
          ? "; it is one of " + choices.joined(separator: ", ") : ""))
  }
}
