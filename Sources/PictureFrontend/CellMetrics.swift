/// The measures of a picture, in pixels.
///
/// A cell's width and height are odd, so that a line of one pixel through its middle is sharp.
enum CellMetrics {
  static let width = 9.0
  static let height = 19.0
  static let fontSize = 15.0
  /// From a cell's top to the line that letters stand on.
  static let baseline = 14.0
  /// Between the window's edge and the cells.
  static let margin = 14.0
  static let barHeight = 34.0
  static let cornerRadius = 10.0

  static func x(_ column: Int) -> Double { margin + Double(column) * width }
  static func y(_ row: Int) -> Double { barHeight + margin + Double(row) * height }
}
