/// Measures the time played, from nothing but the times of events.
///
/// It never reads a clock: time passes in `advance(to:)`, and only while it runs. A time before
/// the last one counts as no time.
public struct PlayClock: Hashable, Sendable {
  /// Milliseconds played.
  public private(set) var elapsed: Int64
  /// Whether time passes.
  public private(set) var isRunning = false
  /// The steady time up to which it counted.
  public private(set) var lastSteady: Int64

  /// Makes a clock that stands.
  public init(elapsed: Int64 = 0, steady: Int64 = 0) {
    self.elapsed = max(0, elapsed)
    lastSteady = steady
  }

  /// Lets the time since the last call pass.
  public mutating func advance(to steady: Int64) {
    guard steady > lastSteady else { return }
    if isRunning { elapsed += steady - lastSteady }
    lastSteady = steady
  }

  /// Starts or stops the clock at the time of the last `advance`.
  public mutating func run(_ isRunning: Bool) { self.isRunning = isRunning }

  /// Sets the time played back to nothing.
  public mutating func reset() { elapsed = 0 }

  /// Milliseconds until the seconds shown change; nil while the clock stands.
  public var untilNextSecond: Int? { isRunning ? Int(1000 - elapsed % 1000) : nil }

  /// The time as people read it: `0:07`, `12:34` or `1:02:03`.
  public var text: String { Self.text(of: elapsed) }

  /// A time in milliseconds as people read it.
  public static func text(of milliseconds: Int64) -> String {
    let seconds = milliseconds / 1000
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rest = "\(two(seconds % 60))"
    return seconds < 3600
      ? "\(seconds / 60):\(rest)" : "\(seconds / 3600):\(two(seconds / 60 % 60)):\(rest)"
  }
}
