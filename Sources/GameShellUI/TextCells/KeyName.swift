import GameShellKit

/// How a key is written on the screen.
enum KeyName {
  private static let symbols: [String: String] = [
    "up": "↑", "down": "↓", "left": "←", "right": "→", "enter": "Enter", "return": "Enter",
    "escape": "Esc", "esc": "Esc", "space": "Space", "tab": "Tab", "backspace": "Bksp",
    "delete": "Del", "insert": "Ins", "pageup": "PgUp", "pagedown": "PgDn", "home": "Home",
    "end": "End",
  ]

  /// The name of a hint for people, for example `↑` for `up` and `Ctrl+Z` for `ctrl+z`.
  static func display(_ hint: String) -> String {
    if hint.utf8.count < 2 { return hint }
    if let symbol = symbols[hint.lowercased()] { return symbol }
    if let plus = hint.firstIndex(of: "+"), plus != hint.startIndex {
      let key = hint[hint.index(after: plus)...]
      let shown = key.count == 1 ? key.uppercased() : display(String(key))
      return hint[..<plus].prefix(1).uppercased() + hint[..<plus].dropFirst() + "+" + shown
    }
    if hint.first == "f", Int(hint.dropFirst()) != nil { return hint.uppercased() }
    return hint
  }
}
