import GameShellKit

/// A key that a hint names, as an event carries it.
struct HintStroke: Hashable {
  var key: Key
  var modifiers: Modifiers

  /// The keys of a hint: one, or several separated by spaces; what names none is left out.
  static func all(in hint: String) -> [HintStroke] {
    if let stroke = HintStroke(hint) { return [stroke] }
    return hint.split(separator: " ").compactMap { HintStroke(String($0)) }
  }

  /// Reads one key with the modifiers before it; nil for text that names none.
  init?(_ hint: String) {
    var rest = Substring(hint)
    modifiers = []
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
    self.key = key
  }
}
