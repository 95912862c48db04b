import GameShellKit

/// How much of something is done.
public struct Gauge: View, SingleNodeView {
  let value: Int
  let total: Int
  let label: String

  /// Makes a gauge; `label` stands beside it. A value beyond the total is shown as full.
  public init(value: Int, total: Int, label: String = "") {
    self.value = value
    self.total = total
    self.label = label
  }

  /// Writes a gauge.
  public func render(into context: inout RenderContext) {
    var spec = FrameBuilder.Spec(.gauge)
    spec.text = label
    spec.p[0] = Int32(clamping: max(0, value))
    spec.p[1] = Int32(clamping: max(0, total))
    context.leaf(spec)
  }
}

/// Values as bars: below each other, or with a height beside each other.
public struct BarChart: View, SingleNodeView {
  let values: [Int]
  let labels: [String]
  let greatest: Int
  let height: Int

  /// Makes a chart. `greatest` is the value of a full bar (0: the greatest of the values);
  /// `height` is the rows of upright bars (0: one row for each value).
  public init(values: [Int], labels: [String] = [], greatest: Int = 0, height: Int = 0) {
    self.values = values
    self.labels = labels
    self.greatest = greatest
    self.height = height
  }

  /// Writes a chart.
  public func render(into context: inout RenderContext) {
    context.chart(
      .chart(style: 0, greatest: greatest, height: height, labels: labels),
      values: values.map { Int64($0) })
  }
}

/// Values as a line.
public struct Plot: View, SingleNodeView {
  let values: [Int]
  let labels: [String]
  let greatest: Int
  let height: Int

  /// Makes a plot. `greatest` is the value of the upper edge (0: the greatest of the values);
  /// the first and the last label stand below it.
  public init(values: [Int], labels: [String] = [], greatest: Int = 0, height: Int = 6) {
    self.values = values
    self.labels = labels
    self.greatest = greatest
    self.height = height
  }

  /// Writes a chart.
  public func render(into context: inout RenderContext) {
    context.chart(
      .chart(style: 1, greatest: greatest, height: height, labels: labels),
      values: values.map { Int64($0) })
  }
}

extension FrameBuilder.Spec {
  fileprivate static func chart(
    style: Int32, greatest: Int, height: Int, labels: [String]
  ) -> FrameBuilder.Spec {
    var spec = FrameBuilder.Spec(.chart)
    spec.text = labels.joined(separator: "\n")
    spec.p[0] = style
    spec.p[1] = Int32(clamping: max(0, greatest))
    spec.p[2] = Length.cells(height)
    return spec
  }
}
