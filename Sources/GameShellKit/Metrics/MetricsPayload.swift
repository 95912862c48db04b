/// What the host measured of itself and of its stages during an interval of a run.
public struct MetricsPayload: Hashable, Sendable, Codable {
  /// When the interval began, in Unix milliseconds.
  public var began: Int64 = 0
  /// When it ended, in Unix milliseconds.
  public var ended: Int64 = 0
  /// Milliseconds from the program's start until its first frame was written; nil when that was
  /// not within the interval.
  public var startMilliseconds: Double?
  /// Milliseconds to ask for a frame, lay it out and write it.
  public var frameTime = Histogram(bounds: Histogram.frameBounds)
  /// Milliseconds from the moment at which a player's event was read until the bytes that answer
  /// it were written.
  public var eventLatency = Histogram(bounds: Histogram.frameBounds)
  /// How often the main loop was kept from its work for longer than
  /// `MetricsRecorder.hangMilliseconds`.
  public var hangs: Int64 = 0
  /// Stages that died.
  public var stageCrashes: Int64 = 0
  /// Stages that did not answer in time.
  public var stageStalls: Int64 = 0
  /// The most memory that the host had resident since its start, in bytes.
  public var hostPeakMemory: Int64 = 0
  /// The most memory that a stage had resident which ended within the interval, in bytes.
  public var stagePeakMemory: Int64 = 0
  /// Processor time of the host, in milliseconds.
  public var hostProcessorTime: Int64 = 0
  /// Processor time of the stages that ended within the interval, in milliseconds.
  public var stageProcessorTime: Int64 = 0

  /// Starts without measurements.
  public init() {}

  /// Whether nothing was shown and nothing went wrong.
  public var isUneventful: Bool {
    frameTime.count == 0 && eventLatency.count == 0 && hangs == 0 && stageCrashes == 0
      && stageStalls == 0
  }

  /// Joins the measurements of an interval that came later.
  public mutating func add(_ later: MetricsPayload) {
    if began == 0 { began = later.began }
    ended = max(ended, later.ended)
    startMilliseconds = startMilliseconds ?? later.startMilliseconds
    frameTime.add(later.frameTime)
    eventLatency.add(later.eventLatency)
    hangs += later.hangs
    stageCrashes += later.stageCrashes
    stageStalls += later.stageStalls
    hostPeakMemory = max(hostPeakMemory, later.hostPeakMemory)
    stagePeakMemory = max(stagePeakMemory, later.stagePeakMemory)
    hostProcessorTime += later.hostProcessorTime
    stageProcessorTime += later.stageProcessorTime
  }
}
