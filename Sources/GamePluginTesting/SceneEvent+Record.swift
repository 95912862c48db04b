import GamePluginABI
import GameShellKit

extension SceneEvent {
  /// The event as the door writes it.
  func record(in memory: LentMemory) -> gh_event {
    var event = gh_event()
    event.size = UInt32(MemoryLayout<gh_event>.size)
    event.cell = GH_NONE
    switch self {
    case .key(let key, let modifiers):
      event.kind = UInt32(GH_EVENT_KEY)
      event.key = key.code
      event.modifiers = modifiers.rawValue
    case .text(let text):
      event.kind = UInt32(GH_EVENT_TEXT)
      event.text = memory.text(text)
    case .paste(let text):
      event.kind = UInt32(GH_EVENT_PASTE)
      event.text = memory.text(text)
    case .pointer(let pointer):
      event.kind = UInt32(GH_EVENT_POINTER)
      event.phase = pointer.phase.rawValue
      event.button = pointer.button.rawValue
      event.modifiers = pointer.modifiers.rawValue
      event.node = pointer.node
      event.cell = Int32(clamping: pointer.cell ?? -1)
      event.column = Int32(clamping: pointer.column)
      event.row = Int32(clamping: pointer.row)
      event.value = Int32(clamping: pointer.wheel)
    case .action(let id, let node, let cell):
      event.kind = UInt32(GH_EVENT_ACTION)
      event.text = memory.text(id)
      event.node = node
      event.cell = Int32(clamping: cell ?? -1)
    case .tick: event.kind = UInt32(GH_EVENT_TICK)
    case .resize(let size):
      event.kind = UInt32(GH_EVENT_RESIZE)
      event.columns = Int32(clamping: size.columns)
      event.rows = Int32(clamping: size.rows)
    case .focus(let isFocused):
      event.kind = UInt32(GH_EVENT_FOCUS)
      event.value = isFocused ? 1 : 0
    case .suspend: event.kind = UInt32(GH_EVENT_SUSPEND)
    case .resume: event.kind = UInt32(GH_EVENT_RESUME)
    }
    return event
  }
}

extension SceneResponse {
  /// Reads what a game answered.
  init(_ response: gh_response) {
    let flags = response.flags
    let toast = String(response.toast)
    let navigation: Navigation? =
      if flags & GH_RESPONSE_LEAVE != 0 {
        .leave
      } else if flags & GH_RESPONSE_OPEN != 0 {
        .open(String(response.route))
      } else {
        nil
      }
    self.init(
      handled: flags & GH_RESPONSE_HANDLED != 0, changed: flags & GH_RESPONSE_CHANGED != 0,
      committed: flags & GH_RESPONSE_COMMITTED != 0, navigation: navigation,
      toast: toast.isEmpty ? nil : toast)
  }
}
