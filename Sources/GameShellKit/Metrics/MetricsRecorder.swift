/// Takes measurements while something is shown; a front end calls it as things happen.
///
/// It keeps numbers of a fixed size and wakes nobody, so measuring costs a few reads of the clock
/// for each event and nothing while nothing happens. Moments are nanoseconds of one clock that
/// never goes back; which clock is the caller's choice.
public final class MetricsRecorder {
  /// A turn of the main loop that takes longer than this counts as a hang.
  public static let hangMilliseconds: Int64 = 250

  private var payload = MetricsPayload()
  /// The program's start, until its first frame is written.
  private var programStart: Int64?
  /// The oldest event whose answer has not been written yet.
  private var oldestEvent: Int64?
  private var isTurnExcused = false
  /// Whether the last turn took too long; the next one tells whether that was a hang.
  private var wasTurnLate = false

  /// Starts measuring; `programStart` is when the program began, if that is of interest.
  public init(programStart: Int64? = nil) { self.programStart = programStart }

  /// Whether nothing was shown and nothing went wrong since the last `take`.
  public var isUneventful: Bool { payload.isUneventful }

  /// A player's event was read.
  public func eventRead(at moment: Int64) {
    if oldestEvent == nil { oldestEvent = moment }
  }

  /// The events that were read changed nothing that is shown, so no bytes will answer them.
  public func eventsWentUnseen() { oldestEvent = nil }

  /// A frame was asked for, laid out, and written as far as the screen took it.
  public func frameDrawn(from start: Int64, to end: Int64) {
    payload.frameTime.record(Self.milliseconds(end - start))
  }

  /// Everything that was to be written has been.
  public func bytesWritten(at moment: Int64) {
    if let programStart {
      payload.startMilliseconds = Self.milliseconds(moment - programStart)
      self.programStart = nil
    }
    guard let oldestEvent else { return }
    payload.eventLatency.record(Self.milliseconds(moment - oldestEvent))
    self.oldestEvent = nil
  }

  /// The main loop has done what woke it up, in so many nanoseconds.
  public func loopTurned(in nanoseconds: Int64) {
    defer { isTurnExcused = false }
    if wasTurnLate, !isTurnExcused { payload.hangs += 1 }
    wasTurnLate = !isTurnExcused && nanoseconds > Self.hangMilliseconds * 1_000_000
  }

  /// The program was stopped by the player within this turn of the loop, or at any moment of the
  /// one before, which was told only now. That is no hang.
  public func programWasStopped() {
    isTurnExcused = true
    oldestEvent = nil
  }

  /// A game's fault; those of a stage's process count.
  public func faulted(_ kind: SceneFault.Kind) {
    switch kind {
    case .died: payload.stageCrashes += 1
    case .stalled: payload.stageStalls += 1
    case .refused, .badRoute, .badState, .invalidFrame, .protocolBroken, .abandoned: break
    }
  }

  /// A stage's process ended that had so many bytes resident at most, and used so many
  /// milliseconds of a processor.
  public func stageEnded(peakMemory: Int64, processorTime: Int64) {
    payload.stagePeakMemory = max(payload.stagePeakMemory, peakMemory)
    payload.stageProcessorTime += processorTime
  }

  /// What was measured since the last call; the next interval begins empty.
  public func take() -> MetricsPayload {
    defer { payload = MetricsPayload() }
    if wasTurnLate { payload.hangs += 1 }
    wasTurnLate = false
    return payload
  }

  private static func milliseconds(_ nanoseconds: Int64) -> Double {
    // Whole microseconds: more digits would only fill the file.
    Double(max(0, nanoseconds) / 1000) / 1000
  }
}
