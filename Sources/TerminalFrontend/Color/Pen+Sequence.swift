import GameShellKit

extension Pen {
  private static let switches: [(flag: NodeFlags, on: String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
  ]

  /// The shortest escape sequence that turns another pen into this one; empty when they agree.
  func sequence(from old: Pen) -> String {
    guard self != old else { return "" }
    if self == .plain { return "\u{1b}[m" }
    let changed = changes(from: old)
    let anew = "0;" + changes(from: .plain)
    return "\u{1b}[\(changed.utf8.count <= anew.utf8.count ? changed : anew)m"
  }

  /// The escape sequence that chooses this pen, whatever was chosen before.
  var sequenceFromUnknown: String {
    self == .plain ? "\u{1b}[m" : "\u{1b}[0;\(changes(from: .plain))m"
  }

  private func changes(from old: Pen) -> String {
    var codes: [String] = []
    var kept = old.flags
    let gone = old.flags.subtracting(flags)
    // Bold and dim share what switches them off.
    if !gone.isDisjoint(with: [.bold, .dim]) {
      codes.append("22")
      kept.subtract([.bold, .dim])
    }
    if gone.contains(.italic) { codes.append("23") }
    if gone.contains(.underline) { codes.append("24") }
    if gone.contains(.reverse) { codes.append("27") }
    for (flag, on) in Self.switches where flags.contains(flag) && !kept.contains(flag) {
      codes.append(on)
    }
    if foreground != old.foreground { codes.append(foreground.codes(base: 30)) }
    if background != old.background { codes.append(background.codes(base: 40)) }
    return codes.joined(separator: ";")
  }
}
