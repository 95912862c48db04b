import GameShellKit

/// What the player types to find a game.
struct LibrarySearch {
  private static let limit = 40

  private(set) var text = ""

  /// Takes an event: true while the search goes on, false when it has ended, nil when the event
  /// means nothing to it.
  mutating func handle(_ event: SceneEvent) -> Bool? {
    switch event {
    case .key(.escape, _): return false
    case .key(.backspace, _):
      guard !text.isEmpty else { return false }
      text.removeLast()
    case .key(.character(let scalar), let modifiers)
    where modifiers.subtracting(.shift).isEmpty:
      append(String(Character(scalar)))
    case .text(let typed): append(typed)
    case .paste(let pasted): append(String(pasted.prefix { !$0.isNewline }))
    default: return nil
    }
    return true
  }

  private mutating func append(_ typed: String) {
    for scalar in typed.unicodeScalars
    where text.count < Self.limit && scalar.properties.generalCategory != .control {
      text.unicodeScalars.append(scalar)
    }
  }

  /// Whether all words of the search stand in a title.
  func matches(_ title: String) -> Bool {
    let title = title.lowercased()
    return text.lowercased().split(separator: " ").allSatisfy { title.contains($0) }
  }
}
