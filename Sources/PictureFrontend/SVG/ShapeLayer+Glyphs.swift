import GameShellKit

extension ShapeLayer {
  /// Adds a rectangle.
  mutating func rectangle(
    x: Double, y: Double, width: Double, height: Double, color: RGB, opacity: Double = 1
  ) {
    let n = SVGText.number
    fill(
      "M\(n(x)) \(n(y))h\(n(width))v\(n(height))h\(n(-width))z", color: color, opacity: opacity)
  }

  /// Adds a block character in the cell whose corner is given.
  mutating func block(_ block: BlockElement, x: Double, y: Double, color: RGB) {
    for part in block.parts {
      rectangle(
        x: x + part.x * CellMetrics.width, y: y + part.y * CellMetrics.height,
        width: part.width * CellMetrics.width, height: part.height * CellMetrics.height,
        color: color, opacity: block.opacity)
    }
  }

  /// Adds a line character in the cell whose corner is given.
  mutating func box(_ box: BoxDrawing, x: Double, y: Double, color: RGB) {
    let center = (x: x + CellMetrics.width / 2, y: y + CellMetrics.height / 2)
    if box.isRounded {
      arc(box, x: x, y: y, center: center, color: color)
      return
    }
    var rest = box
    let n = SVGText.number
    if box.left == box.right, let width = Self.strokeWidth(box.left) {
      stroke("M\(n(x)) \(n(center.y))h\(n(CellMetrics.width))", color: color, width: width)
      (rest.left, rest.right) = (.none, .none)
    }
    if box.up == box.down, let width = Self.strokeWidth(box.up) {
      stroke("M\(n(center.x)) \(n(y))v\(n(CellMetrics.height))", color: color, width: width)
      (rest.up, rest.down) = (.none, .none)
    }
    let weights: [BoxDrawing.Weight] = [box.up, box.right, box.down, box.left]
    let remaining: [BoxDrawing.Weight] = [rest.up, rest.right, rest.down, rest.left]
    for index in 0..<4 where remaining[index] != .none {
      arm(index, of: weights, center: center, color: color)
    }
  }

  /// The width of a single line; nil for none and for a double one.
  private static func strokeWidth(_ weight: BoxDrawing.Weight) -> Double? {
    switch weight {
    case .light: 1
    case .heavy: 3
    case .none, .double: nil
    }
  }

  /// Adds one of the arms, numbered clockwise from the one upwards.
  private mutating func arm(
    _ index: Int, of weights: [BoxDrawing.Weight], center: (x: Double, y: Double), color: RGB
  ) {
    let (dx, dy): (Double, Double) = [(0, -1), (1, 0), (0, 1), (-1, 0)][index]
    let reach = dx == 0 ? CellMetrics.height / 2 : CellMetrics.width / 2
    let width = Self.strokeWidth(weights[index])
    let sides =
      width == nil
      ? Self.doubleSides(clockwise: weights[(index + 1) % 4], other: weights[(index + 3) % 4])
      : [(offset: 0, start: 0)]
    let n = SVGText.number
    for side in sides {
      // The clockwise side of an arm (dx, dy) lies in the direction (-dy, dx).
      let from = (
        x: center.x - dy * side.offset + dx * side.start,
        y: center.y + dx * side.offset + dy * side.start
      )
      let length = reach - side.start
      let line = dx == 0 ? "v\(n(dy * length))" : "h\(n(dx * length))"
      stroke("M\(n(from.x)) \(n(from.y))\(line)", color: color, width: width ?? 1)
    }
  }

  /// Where the two lines of a double arm begin: at the near line of a double arm on their side,
  /// at the far one of a double arm on the other, else in the middle.
  private static func doubleSides(
    clockwise: BoxDrawing.Weight, other: BoxDrawing.Weight
  ) -> [(offset: Double, start: Double)] {
    let gap = 1.5
    func start(_ mine: BoxDrawing.Weight, _ opposite: BoxDrawing.Weight) -> Double {
      if mine == .double { return gap }
      return opposite == .double ? -gap : 0
    }
    return [(gap, start(clockwise, other)), (-gap, start(other, clockwise))]
  }

  private mutating func arc(
    _ box: BoxDrawing, x: Double, y: Double, center: (x: Double, y: Double), color: RGB
  ) {
    let n = SVGText.number
    let vertical = box.up != .none ? y : y + CellMetrics.height
    let horizontal = box.left != .none ? x : x + CellMetrics.width
    let bend = CellMetrics.width / 2 * (box.up != .none ? -1 : 1)
    stroke(
      "M\(n(center.x)) \(n(vertical))V\(n(center.y + bend))"
        + "Q\(n(center.x)) \(n(center.y)) \(n(horizontal)) \(n(center.y))",
      color: color, width: 1)
  }
}
