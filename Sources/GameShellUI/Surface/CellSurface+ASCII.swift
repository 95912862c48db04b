extension CellSurface {
  /// The same picture in ASCII alone, for where the locale is not UTF-8.
  ///
  /// Each character becomes one that looks or means alike, and `?` where there is none; all keep
  /// their cells. A wide character becomes its twin and a blank.
  public func asciiTwin() -> CellSurface {
    var twin = self
    for index in twin.cells.indices {
      let text = twin.cells[index].text
      if text.isEmpty {
        twin.cells[index].text = " "
      } else if text.utf8.count > 1 || text.utf8.contains(where: { $0 >= 0x80 }) {
        twin.cells[index].text = ASCIITwin.of(text)
      }
    }
    return twin
  }
}

/// ASCII characters that stand for others.
enum ASCIITwin {
  /// The twin of a grapheme cluster: one ASCII character.
  static func of(_ text: String) -> String {
    guard let scalar = text.unicodeScalars.first else { return " " }
    let value = scalar.value
    switch value {
    case 0x20..<0x7f: return String(Character(scalar))
    case 0xc0...0xff: return pick(latin1, value - 0xc0)
    case 0x100...0x17f: return pick(latinA, value - 0x100)
    case 0x2500...0x257f: return line(text, value)
    case 0x2800...0x28ff: return value == 0x2800 ? " " : value.nonzeroBitCount > 5 ? "#" : "."
    case 0xff01...0xff5e: return String(Unicode.Scalar(UInt8(value - 0xff01 + 0x21)))
    default: return table[value] ?? "?"
    }
  }

  private static func pick(_ letters: [String], _ index: UInt32) -> String {
    Int(index) < letters.count ? letters[Int(index)] : "?"
  }

  private static func line(_ text: String, _ value: UInt32) -> String {
    switch value {
    case 0x2504, 0x2505, 0x2508, 0x2509, 0x254c, 0x254d: return "-"
    case 0x2506, 0x2507, 0x250a, 0x250b, 0x254e, 0x254f: return "|"
    case 0x2571: return "/"
    case 0x2572: return "\\"
    case 0x2573: return "X"
    default: break
    }
    guard let arms = BoxArms(text) else { return "+" }
    let isAcross = arms.bits & 0b1100_1100 != 0
    let isUpright = arms.bits & 0b0011_0011 != 0
    if isAcross && isUpright { return "+" }
    return isUpright ? "|" : arms.bits == BoxArms(right: .double, left: .double).bits ? "=" : "-"
  }

  private static let latin1 =
    "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty".map { String($0) }

  private static let latinA =
    ("AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLlNnNnNnnNn"
    + "OoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs").map { String($0) }

  /// Twins and the characters that they stand for.
  private static let groups: [(String, String)] = [
    ("#", "█▓▄▅▆▇▀▋▊▉▌▐■▙▛▜▟≠"), (":", "▒▏▎▍⁝"), (".", "░·•∙‧⋅◦"), ("_", "▁▂▃␣‿"),
    (">", "→▸▶▷►❯›»⇒≥➜⟩"), ("<", "←◂◀◁◄❮‹«⇐≤⌫⟨"), ("^", "↑▲△▴⇧⌃"), ("v", "↓▼▽▾✓✔☑√"),
    ("~", "…≈∼～"), ("*", "●◉⬤★☆✱✹✺✦✧☀💣💥🔥✶⁎∗▪◆◈♦♥❤⚙🏆🎉"), ("o", "○◯□▫◇⚪☐◌°"),
    ("x", "×✕✖✗✘☒❌☠💀"), ("F", "⚑⚐🚩🏁⛳🏴"), ("'", "‘’‚′"), ("\"", "“”„″"),
    ("-", "–—―−‐‑¬"), ("+", "±➕†"), ("/", "÷⁄"), ("u", "µ"), ("8", "∞"), ("!", "¡❗⚠"),
    ("?", "¿❓"), ("=", "⏸≡☰"), ("|", "¦"), ("c", "©¢"), ("R", "®"), ("0", "⁰₀"), ("1", "¹₁①"),
    ("2", "²₂②"), ("3", "³₃③"), ("4", "⁴₄④"), ("5", "⁵₅⑤"), ("6", "⁶₆⑥"), ("7", "⁷₇⑦"),
    ("8", "⁸₈⑧"), ("9", "⁹₉⑨"), ("@", "☺☻😀🙂⌚⏱⏲"), ("d", "♪♫"), (" ", "\u{a0}\u{3000}"),
    ("E", "€"), ("L", "£"), ("Y", "¥"), ("s", "§"), ("C", "♣"), ("S", "♠"),
  ]

  private static let table: [UInt32: String] = {
    var table: [UInt32: String] = [:]
    for (twin, characters) in groups {
      for scalar in characters.unicodeScalars where scalar.value >= 0x80 {
        table[scalar.value] = table[scalar.value] ?? twin
      }
    }
    return table
  }()
}
