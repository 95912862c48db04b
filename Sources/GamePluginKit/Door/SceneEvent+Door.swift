import GamePluginABI
import GameShellKit

extension SceneEvent {
  /// The event that came through the door; nil for one that this SDK does not know.
  init?(_ event: gh_event) {
    let cell = event.cell < 0 ? nil : Int(event.cell)
    let modifiers = Modifiers(rawValue: event.modifiers)
    switch Int32(event.kind) {
    case GH_EVENT_KEY:
      guard let key = Key(code: event.key) else { return nil }
      self = .key(key, modifiers)
    case GH_EVENT_TEXT: self = .text(String(event.text))
    case GH_EVENT_PASTE: self = .paste(String(event.text))
    case GH_EVENT_POINTER:
      guard let phase = PointerEvent.Phase(rawValue: event.phase),
        let button = PointerEvent.Button(rawValue: event.button)
      else { return nil }
      self = .pointer(
        PointerEvent(
          phase, button: button, modifiers: modifiers, column: Int(event.column),
          row: Int(event.row), wheel: Int(event.value), node: event.node, cell: cell))
    case GH_EVENT_ACTION:
      self = .action(String(event.text), node: event.node, cell: cell)
    case GH_EVENT_TICK: self = .tick
    case GH_EVENT_RESIZE:
      self = .resize(CellSize(columns: Int(event.columns), rows: Int(event.rows)))
    case GH_EVENT_FOCUS: self = .focus(event.value != 0)
    case GH_EVENT_SUSPEND: self = .suspend
    case GH_EVENT_RESUME: self = .resume
    default: return nil
    }
  }
}

extension gh_response {
  /// Says what came of an event; the texts stay in `memory`.
  mutating func fill(from response: SceneResponse, memory: DoorMemory) {
    if response.handled { flags |= GH_RESPONSE_HANDLED }
    if response.changed { flags |= GH_RESPONSE_CHANGED }
    if response.committed { flags |= GH_RESPONSE_COMMITTED }
    switch response.navigation {
    case .leave, .quit: flags |= GH_RESPONSE_LEAVE
    case .open(let path):
      flags |= GH_RESPONSE_OPEN
      route = memory.text(path)
    case nil: break
    }
    if let message = response.toast { toast = memory.text(message) }
  }
}
