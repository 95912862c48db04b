import GameShellKit

/// A key as a hint names it: one character, whose case matters, or a name such as `enter`, with
/// `ctrl+`, `alt+` or `shift+` before it.
struct HintKey: Hashable {
  var key: Key
  var modifiers: Modifiers

  /// A key that was pressed, in the one form that can be compared.
  init(_ key: Key, _ modifiers: Modifiers) {
    self.key = key
    self.modifiers = modifiers
    guard case .character(let scalar) = key else { return }
    let lower = scalar.properties.lowercaseMapping
    if lower != String(Character(scalar)), let first = lower.unicodeScalars.first,
      lower.unicodeScalars.count == 1
    {
      self.key = .character(first)
      self.modifiers.insert(.shift)
    } else if scalar.properties.uppercaseMapping == lower {
      // A sign has no case: how it is typed depends on the keyboard.
      self.modifiers.remove(.shift)
    }
  }

  /// Reads a hint: one key, or several separated by spaces.
  static func keys(of hint: String) -> [HintKey] {
    if let key = HintKey(hint) { return [key] }
    return hint.split(separator: " ").compactMap { HintKey(String($0)) }
  }

  /// Reads one key; nil for text that names no key.
  init?(_ hint: String) {
    var rest = Substring(hint)
    var modifiers: Modifiers = []
    while let plus = rest.firstIndex(of: "+"), plus != rest.startIndex,
      rest.index(after: plus) != rest.endIndex
    {
      switch rest[..<plus].lowercased() {
      case "ctrl", "control": modifiers.insert(.control)
      case "alt": modifiers.insert(.alt)
      case "shift": modifiers.insert(.shift)
      default: return nil
      }
      rest = rest[rest.index(after: plus)...]
    }
    guard let key = Key(name: String(rest)) else { return nil }
    self.init(key, modifiers)
  }
}
