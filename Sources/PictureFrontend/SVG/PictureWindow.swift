import GameShellKit

/// The window around a picture's cells.
struct PictureWindow {
  let size: CellSize
  let options: PictureOptions

  private static let fonts =
    "ui-monospace,'SF Mono','Cascadia Mono','JetBrains Mono',Menlo,Consolas,"
    + "'DejaVu Sans Mono','Noto Sans Mono',monospace"
  private static let buttons = ["#ff5f57", "#febc2e", "#28c840"]

  /// The document's beginning, up to where the cells go.
  func opening(styleSheet: String) -> [String] {
    let n = SVGText.number
    let width = CellMetrics.x(size.columns) + CellMetrics.margin
    let height = CellMetrics.y(size.rows) + CellMetrics.margin
    let radius = n(CellMetrics.cornerRadius)
    let title = SVGText.escaped(options.title)
    let middle = n(CellMetrics.barHeight / 2)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"\(n(width))\" "
        + "height=\"\(n(height))\" viewBox=\"0 0 \(n(width)) \(n(height))\">",
      "<title>\(title)</title>",
      "<style>text{font:\(n(CellMetrics.fontSize))px \(Self.fonts);white-space:pre}"
        + ".t{font:600 13px system-ui,-apple-system,'Segoe UI',sans-serif;text-anchor:middle;"
        + "fill:\(options.foreground.hexText);opacity:.75}\(styleSheet)</style>",
      "<rect x=\".5\" y=\".5\" width=\"\(n(width - 1))\" height=\"\(n(height - 1))\" "
        + "rx=\"\(radius)\" fill=\"\(options.background.hexText)\" "
        + "stroke=\"\(options.chrome.hexText)\"/>",
      "<path fill=\"\(options.chrome.hexText)\" d=\"M0 \(n(CellMetrics.barHeight))V\(radius)"
        + "Q0 0 \(radius) 0H\(n(width - CellMetrics.cornerRadius))Q\(n(width)) 0 \(n(width)) "
        + "\(radius)V\(n(CellMetrics.barHeight))z\"/>",
    ]
    for (index, color) in Self.buttons.enumerated() {
      lines.append(
        "<circle cx=\"\(n(20 + Double(index) * 20))\" cy=\"\(middle)\" r=\"6\" fill=\"\(color)\"/>")
    }
    lines.append(
      "<text class=\"t\" x=\"\(n(width / 2))\" y=\"\(n(CellMetrics.barHeight / 2 + 4.5))\">"
        + "\(title)</text>")
    return lines
  }
}
