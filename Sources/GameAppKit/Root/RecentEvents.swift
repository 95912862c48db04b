import GameShellKit

/// The last events of a game, for the report of a fault. What a player typed or pasted is not
/// in it, only that it happened.
struct RecentEvents {
  static let limit = 50
  private(set) var list: [String] = []

  mutating func note(_ event: SceneEvent, at time: GameTime) {
    let what: String
    switch event {
    case .key(let key, let modifiers):
      what =
        modifiers.isEmpty ? "key \(key.name)" : "key \(key.name) modifiers \(modifiers.rawValue)"
    case .text(let text): what = "text of \(text.count)"
    case .paste(let text): what = "paste of \(text.count)"
    case .pointer(let pointer):
      // Moves would push everything else out.
      if pointer.phase == .move { return }
      what = "pointer \(pointer.phase) \(pointer.button) at \(pointer.column),\(pointer.row)"
    case .action(let id, _, let cell): what = "action \(id)" + (cell.map { " cell \($0)" } ?? "")
    case .tick: what = "tick"
    case .resize(let size): what = "resize \(size)"
    case .focus(let has): what = has ? "focus" : "focus lost"
    case .suspend: what = "suspend"
    case .resume: what = "resume"
    }
    list.append("\(time.steady) ms: \(what)")
    if list.count > Self.limit { list.removeFirst(list.count - Self.limit) }
  }
}

/// What is known of a plugin's last crash.
struct FaultDiagnosis {
  var plugin = ""
  var buildID = ""
  var backtrace: [String] = []
}
