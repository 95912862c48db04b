import GameShellKit
public import GameShellUI

/// Screens written down as text, to be kept and compared: their rows, then where the type changes
/// its look, with what each look is in every theme.
///
/// The words of a screen are the same in all themes, so they stand there once. A look is a letter;
/// a list at the end says what it is in each theme. After the first screen of a size, such as the
/// one in the first language, only the rows whose looks differ from that are written down.
public struct ScreenText {
  private let themes: [(name: String, theme: Theme)]
  private var pages = ""
  private var looks: [[Paint]] = []
  /// The runs of the first screen of each size.
  private var first: [CellSize: [String]] = [:]

  /// Begins with no screen. The themes are the columns of the list of looks.
  public init(
    themes: [(name: String, theme: Theme)] = [
      ("dark", Theme(appearance: .dark)), ("light", Theme(appearance: .light)),
    ]
  ) {
    self.themes = themes
  }

  /// Writes a screen down under a title.
  public mutating func add(_ title: String, _ surface: CellSurface) {
    pages += "== \(title)\n"
    var blanks = 0
    for row in surface.rows {
      if row.isEmpty {
        blanks += 1
      } else {
        pages += Self.blanks(blanks) + "|\(row)\n"
        blanks = 0
      }
    }
    pages += Self.blanks(blanks)
    let lines = (0..<surface.size.rows).map { runs(surface, $0).joined(separator: " ") }
    let known = first[surface.size]
    for (row, line) in lines.enumerated() where line != known?[row] ?? "" {
      pages += "\(row): \(line.isEmpty ? "plain" : line)\n"
    }
    if known == nil { first[surface.size] = lines }
  }

  /// All of it.
  public var text: String {
    pages + "== looks\n"
      + looks.enumerated().map { index, paints in
        let told = zip(themes, paints).map { "\($0.name) \($1.words)" }
        return "\(Self.letter(index)): \(told.joined(separator: ", "))\n"
      }.joined()
  }

  private static func blanks(_ count: Int) -> String {
    count < 3 ? String(repeating: "|\n", count: count) : "| (\(count) rows)\n"
  }

  /// The runs of a row that do not look like plain type: `34a11` is eleven cells of look `a`.
  private mutating func runs(_ surface: CellSurface, _ row: Int) -> [String] {
    var runs: [(start: Int, end: Int, look: [Paint])] = []
    var isOpen = false
    for column in 0..<surface.size.columns {
      let cell = surface[column, row]
      let look = themes.map { $0.theme.paint(for: cell.style) }
      let isBlank = cell.text == " " && !look.contains { $0.isSeenWithoutType }
      // A blank within a text belongs to it, whatever it is itself.
      if isBlank { continue }
      guard look.contains(where: { $0 != Paint() }) else {
        isOpen = false
        continue
      }
      if isOpen, let last = runs.last, last.look == look, column - last.end <= 1 {
        runs[runs.count - 1].end = column + 1
      } else {
        runs.append((column, column + 1, look))
        isOpen = true
      }
    }
    return runs.map { "\($0.start)\(letter(of: $0.look))\($0.end - $0.start)" }
  }

  private mutating func letter(of look: [Paint]) -> String {
    if let known = looks.firstIndex(of: look) { return Self.letter(known) }
    looks.append(look)
    return Self.letter(looks.count - 1)
  }

  private static func letter(_ index: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let last = String(letters[index % 26])
    return index < 26 ? last : letter(index / 26 - 1) + last
  }
}

extension Paint {
  /// Whether a blank with it is not simply empty.
  fileprivate var isSeenWithoutType: Bool {
    background != nil || !flags.intersection([.underline, .reverse]).isEmpty
  }

  fileprivate var words: String {
    var words: [String] = []
    if let foreground { words.append(foreground.hex) }
    if let background { words.append("on \(background.hex)") }
    let names: [(NodeFlags, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"),
    ]
    words += names.filter { flags.contains($0.0) }.map(\.1)
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }
}

extension RGB {
  fileprivate var hex: String {
    let digits = String(argb & 0xff_ffff, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
