import GamePluginABI
import GameShellKit

/// Lends an event to C for the length of a call.
func withEvent<Result>(
  _ event: SceneEvent, at time: GameTime, since start: Int64,
  _ body: (UnsafePointer<gh_event>) -> Result
) -> Result {
  var raw = gh_event()
  raw.size = UInt32(MemoryLayout<gh_event>.size)
  raw.clock_ms = max(0, time.steady - start)
  raw.wall_ms = time.wall
  raw.cell = Int32(GH_NONE)
  var text = ""
  switch event {
  case .key(let key, let modifiers):
    raw.kind = UInt32(GH_EVENT_KEY)
    raw.key = key.code
    raw.modifiers = modifiers.rawValue
    if case .character(let scalar) = key { text = String(Character(scalar)) }
  case .text(let typed):
    raw.kind = UInt32(GH_EVENT_TEXT)
    text = typed
  case .paste(let pasted):
    raw.kind = UInt32(GH_EVENT_PASTE)
    text = pasted
  case .pointer(let pointer):
    raw.kind = UInt32(GH_EVENT_POINTER)
    raw.phase = pointer.phase.rawValue
    raw.button = pointer.button.rawValue
    raw.modifiers = pointer.modifiers.rawValue
    raw.node = pointer.node
    raw.cell = Int32(clamping: pointer.cell ?? Int(GH_NONE))
    raw.column = Int32(clamping: pointer.column)
    raw.row = Int32(clamping: pointer.row)
    raw.value = Int32(clamping: pointer.wheel)
  case .action(let id, let node, let cell):
    raw.kind = UInt32(GH_EVENT_ACTION)
    raw.node = node
    raw.cell = Int32(clamping: cell ?? Int(GH_NONE))
    text = id
  case .tick: raw.kind = UInt32(GH_EVENT_TICK)
  case .resize(let size):
    raw.kind = UInt32(GH_EVENT_RESIZE)
    raw.columns = Int32(clamping: size.columns)
    raw.rows = Int32(clamping: size.rows)
  case .focus(let has):
    raw.kind = UInt32(GH_EVENT_FOCUS)
    raw.value = has ? 1 : 0
  case .suspend: raw.kind = UInt32(GH_EVENT_SUSPEND)
  case .resume: raw.kind = UInt32(GH_EVENT_RESUME)
  }
  return withText(text) {
    raw.text = $0
    return withUnsafePointer(to: raw, body)
  }
}

extension SceneResponse {
  /// Copies what a game answered.
  init(_ raw: gh_response) throws(SceneFault) {
    func has(_ bit: UInt32) -> Bool { raw.flags & bit != 0 }
    self.init(
      handled: has(GH_RESPONSE_HANDLED), changed: has(GH_RESPONSE_CHANGED),
      committed: has(GH_RESPONSE_COMMITTED))
    if has(GH_RESPONSE_LEAVE) {
      navigation = .leave
    } else if has(GH_RESPONSE_OPEN) {
      navigation = .open(try GuestMemory.text(raw.route, limit: 1024, what: "route"))
    }
    let message = try GuestMemory.text(raw.toast, limit: 1024, what: "message")
    toast = message.isEmpty ? nil : message
  }
}
