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
  ///
  /// Of several keys, separated by spaces, the first, or with `all` each of them.
  static func display(_ hint: String, all: Bool = false) -> String {
    if hint.utf8.count < 2 { return hint }
    let keys = hint.split(separator: " ")
    guard keys.count > 1 else { return name(of: hint) }
    return all
      ? keys.map { name(of: String($0)) }.joined(separator: " ") : name(of: String(keys[0]))
  }

  private static func name(of hint: String) -> String {
    if let symbol = symbols[hint.lowercased()] { return symbol }
    if let plus = hint.firstIndex(of: "+"), plus != hint.startIndex {
      let key = hint[hint.index(after: plus)...]
      let shown = key.count == 1 ? key.uppercased() : name(of: String(key))
      return hint[..<plus].prefix(1).uppercased() + hint[..<plus].dropFirst() + "+" + shown
    }
    if hint.first == "f", Int(hint.dropFirst()) != nil { return hint.uppercased() }
    return hint
  }
}
