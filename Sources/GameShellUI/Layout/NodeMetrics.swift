import GameShellKit

/// Lengths of what nodes draw, which measuring and drawing must agree on.
enum NodeMetrics {
  /// Cells on either side of a button's content, for its brackets or the marker of the focus.
  static let buttonMargin = 2

  /// A bar chart's columns for names and numbers.
  struct BarColumns {
    var label: Int
    var value: Int
    /// Cells that are not bar.
    var margin: Int { (label > 0 ? label + 1 : 0) + (value > 0 ? value + 1 : 0) }
  }

  /// The name of a button's or key's hint, and the cells that it adds with the space after it.
  static func hint(_ frame: Frame, _ node: Node) -> (text: String, cells: Int) {
    if node.hint.isEmpty { return ("", 0) }
    let text = KeyName.display(frame.text(node.hint), all: node.action.isEmpty)
    let width = CharacterWidth.of(text)
    return (text, width + (node.text.isEmpty ? 0 : 1))
  }

  /// The labels of a chart, one for each value at most.
  static func chartLabels(_ frame: Frame, _ node: Node) -> [TextLine] {
    node.text.isEmpty ? [] : TextLine.lines(of: frame.text(node.text))
  }

  /// The values of a chart.
  static func chartValues(_ frame: Frame, _ node: Node) -> [Int64] {
    (0..<Int(node.dataCount)).map { frame.value(Int(node.data) + $0) }
  }

  /// The value of a full bar; at least 1.
  static func chartTop(_ node: Node, _ values: [Int64]) -> Int64 {
    node.p[1] > 0 ? Int64(node.p[1]) : max(1, values.max() ?? 1)
  }

  /// The columns of a chart of lying bars.
  static func barColumns(_ labels: [TextLine], _ values: [Int64]) -> BarColumns {
    BarColumns(
      label: labels.reduce(0) { max($0, $1.width) },
      value: values.reduce(0) { max($0, "\($1)".utf8.count) })
  }

  /// Whether a chart is a plot, has upright bars, or lying ones.
  static func chartForm(_ node: Node) -> ChartForm {
    node.p[0] == 1 ? .plot : node.p[2] > 0 ? .upright : .lying
  }

  /// The forms of charts.
  enum ChartForm {
    case lying, upright, plot
  }
}
