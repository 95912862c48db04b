import GameShellKit

/// Collects the words of a picture, every character at its cell's own place, whatever the font.
struct TextLayer {
  /// How words look.
  struct Style: Hashable {
    var color: RGB
    var flags: NodeFlags
  }

  private var styles: [Style: Int] = [:]
  private var rules: [String] = []
  /// The `text` elements.
  private(set) var elements: [String] = []

  /// The style sheet's rules that the elements refer to.
  var styleSheet: String { rules.joined() }

  /// Adds characters that stand in neighbouring cells from a column on.
  mutating func add(_ text: String, column: Int, row: Int, style: Style) {
    let xs = (0..<text.count).map { SVGText.number(CellMetrics.x(column + $0)) }
    element(text, x: xs.joined(separator: " "), row: row, extra: "", style: style)
  }

  /// Adds a character in the middle of the cells it has; its font may be any.
  mutating func addCentered(_ text: String, column: Int, width: Int, row: Int, style: Style) {
    let middle = CellMetrics.x(column) + CellMetrics.width * Double(width) / 2
    element(
      text, x: SVGText.number(middle), row: row, extra: " text-anchor=\"middle\"", style: style)
  }

  private mutating func element(
    _ text: String, x: String, row: Int, extra: String, style: Style
  ) {
    let y = SVGText.number(CellMetrics.y(row) + CellMetrics.baseline)
    elements.append(
      "<text class=\"c\(name(of: style))\"\(extra) x=\"\(x)\" y=\"\(y)\">"
        + "\(SVGText.escaped(text))</text>")
  }

  private mutating func name(of style: Style) -> Int {
    if let known = styles[style] { return known }
    let number = rules.count
    var rule = ".c\(number){fill:\(style.color.hexText)"
    if style.flags.contains(.bold) { rule += ";font-weight:700" }
    if style.flags.contains(.italic) { rule += ";font-style:italic" }
    if style.flags.contains(.dim) { rule += ";opacity:.65" }
    rules.append(rule + "}")
    styles[style] = number
    return number
  }
}
