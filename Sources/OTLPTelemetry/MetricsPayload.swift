/// What a run of the host measured about itself.
public struct MetricsPayload: Hashable, Sendable {
  /// Milliseconds from the program's start to its first frame; nil before it.
  public var startMilliseconds: Double?
  /// Milliseconds to lay out and write a frame.
  public var frameTime = Histogram(bounds: Histogram.frameBounds)
  /// Milliseconds from an event to its frame on the terminal.
  public var eventLatency = Histogram(bounds: Histogram.frameBounds)
  /// Stages that did not answer in time.
  public var hangs: Int64 = 0
  /// Stages that died.
  public var stageCrashes: Int64 = 0
  /// The most memory that the host had resident, in bytes.
  public var peakMemory: Int64 = 0
  /// Processor time of the host and the stages that it collected, in milliseconds.
  public var cpuMilliseconds: Int64 = 0

  /// Starts without measurements.
  public init() {}
}
