/// Counts measurements in buckets with fixed upper bounds, as OTLP's explicit histogram does.
public struct Histogram: Hashable, Sendable {
  /// Upper bounds of the buckets, ascending; one more bucket takes what is greater.
  public let bounds: [Double]
  /// Measurements by bucket; one more than there are bounds.
  public private(set) var counts: [Int64]
  /// All measurements added up.
  public private(set) var sum = 0.0
  /// The least measurement; nil without any.
  public private(set) var least: Double?
  /// The greatest measurement; nil without any.
  public private(set) var greatest: Double?

  /// Starts without measurements.
  public init(bounds: [Double]) {
    self.bounds = bounds
    counts = Array(repeating: 0, count: bounds.count + 1)
  }

  /// Bounds for times within a frame, in milliseconds.
  public static let frameBounds: [Double] = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 33, 66, 125, 250, 500]

  /// How many measurements there are.
  public var count: Int64 { counts.reduce(0, +) }

  /// Adds a measurement; a bucket takes what is at most its bound.
  public mutating func record(_ value: Double) {
    guard value.isFinite else { return }
    counts[bounds.firstIndex { value <= $0 } ?? bounds.count] += 1
    sum += value
    least = Swift.min(least ?? value, value)
    greatest = Swift.max(greatest ?? value, value)
  }
}
