/// Counts measurements in buckets with fixed upper bounds, as OTLP's explicit histogram does.
///
/// It never grows: to record a measurement allocates nothing.
public struct Histogram: Hashable, Sendable, Codable {
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

  /// Adds another's measurements. Those of other bounds are left out: they cannot be told apart.
  public mutating func add(_ other: Histogram) {
    guard other.bounds == bounds, let otherLeast = other.least, let otherGreatest = other.greatest
    else { return }
    for index in counts.indices { counts[index] += other.counts[index] }
    sum += other.sum
    least = Swift.min(least ?? otherLeast, otherLeast)
    greatest = Swift.max(greatest ?? otherGreatest, otherGreatest)
  }

  /// A value that at least a share 0 … 1 of the measurements do not exceed: the upper bound of
  /// the bucket in which that share is reached, or the greatest measurement when that is less.
  /// Nil without measurements.
  public func bound(ofShare share: Double) -> Double? {
    guard let greatest else { return nil }
    var seen: Int64 = 0
    let wanted = share * Double(count)
    for (bound, number) in zip(bounds, counts) {
      seen += number
      if Double(seen) >= wanted { return Swift.min(bound, greatest) }
    }
    return greatest
  }
}
