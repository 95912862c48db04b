import GameShellKit

/// A key by the name that a test writes.
struct KeyPress {
  let name: String
  let event: SceneEvent

  /// Reads names between blanks: `up`, `enter`, `space`, `f1` or one character each; a capital
  /// letter is pressed with shift.
  static func reading(_ names: String) throws(PlayFault) -> [KeyPress] {
    var presses: [KeyPress] = []
    for name in names.split(separator: " ").map(String.init) {
      let isCapital = name.count == 1 && name != name.lowercased()
      guard let key = Key(name: isCapital ? name.lowercased() : name) else {
        throw PlayFault("“\(name)” is no key: write up, enter, space, f1 … or one character")
      }
      presses.append(KeyPress(name: name, event: .key(key, isCapital ? .shift : [])))
    }
    return presses
  }
}
