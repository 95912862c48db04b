import GameShellKit

/// Collects the lines and areas of a picture, one path for each colour.
struct ShapeLayer {
  private struct Stroke: Hashable {
    var color: RGB
    var width: Double
  }

  private struct Fill: Hashable {
    var color: RGB
    var opacity: Double
  }

  private var strokes: [Stroke: String] = [:]
  private var strokeOrder: [Stroke] = []
  private var fills: [Fill: String] = [:]
  private var fillOrder: [Fill] = []

  /// Adds a line's path.
  mutating func stroke(_ path: String, color: RGB, width: Double) {
    let key = Stroke(color: color, width: width)
    if strokes[key] == nil { strokeOrder.append(key) }
    strokes[key, default: ""] += path
  }

  /// Adds an area's path.
  mutating func fill(_ path: String, color: RGB, opacity: Double = 1) {
    let key = Fill(color: color, opacity: opacity)
    if fills[key] == nil { fillOrder.append(key) }
    fills[key, default: ""] += path
  }

  /// The paths, areas below lines. Areas keep to whole pixels, so that neighbours join.
  var elements: [String] {
    fillOrder.map { key in
      let opacity = key.opacity < 1 ? " fill-opacity=\"\(SVGText.number(key.opacity))\"" : ""
      return "<path shape-rendering=\"crispEdges\" fill=\"\(key.color.hexText)\"\(opacity) "
        + "d=\"\(fills[key] ?? "")\"/>"
    }
      + strokeOrder.map { key in
        "<path fill=\"none\" stroke=\"\(key.color.hexText)\" "
          + "stroke-width=\"\(SVGText.number(key.width))\" stroke-linecap=\"square\" "
          + "d=\"\(strokes[key] ?? "")\"/>"
      }
  }
}
