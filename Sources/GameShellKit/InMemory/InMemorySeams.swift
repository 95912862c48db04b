/// Telemetry that a test can read.
public final class InMemoryTelemetry: Telemetry {
  /// What was recorded, oldest first.
  public private(set) var events: [TelemetryEvent] = []
  /// The measurements of the host, oldest first.
  public private(set) var payloads: [MetricsPayload] = []

  /// Makes an empty one.
  public init() {}

  /// Appends the event.
  public func record(_ event: TelemetryEvent) { events.append(event) }

  /// Appends the event unless it is there.
  public func recordIfMissing(_ event: TelemetryEvent) {
    if !events.contains(event) { events.append(event) }
  }

  /// Appends the measurements.
  public func record(_ payload: MetricsPayload) { payloads.append(payload) }
}

/// An error reporter that a test can read.
public final class InMemoryErrorReporter: ErrorReporter {
  /// What was reported, oldest first.
  public private(set) var records: [FaultRecord] = []
  /// The sentences alone.
  public var messages: [String] { records.map(\.message) }

  /// Makes an empty one.
  public init() {}

  /// Appends the record.
  public func report(_ fault: FaultRecord) { records.append(fault) }
}

/// What a player owns, as a test says.
public final class InMemoryMonetization: Monetization {
  /// The owned products.
  public var products: Set<String>

  /// Makes one with products already owned.
  public init(products: Set<String> = []) { self.products = products }

  /// Looks the product up.
  public func isEntitled(to product: String) -> Bool { products.contains(product) }
}

/// Sounds that a test can read.
public final class InMemoryAudioPlayer: AudioPlayer {
  /// The cues played, oldest first.
  public private(set) var cues: [String] = []

  /// Makes a silent one.
  public init() {}

  /// Appends the cue.
  public func play(_ cue: String) { cues.append(cue) }
}

/// An answer that lasts as long as the process.
public final class InMemoryConsent: Consent {
  /// The answer.
  public private(set) var answer: Bool?

  /// Makes one, not yet asked unless an answer is given.
  public init(answer: Bool? = nil) { self.answer = answer }

  /// Keeps the answer.
  public func set(_ answer: Bool) throws(SaveError) { self.answer = answer }
}

/// A reminder that never comes due by itself.
public final class InMemoryReminders: Reminders {
  /// The minute after local midnight.
  public private(set) var dailyMinute: Int?
  /// The moments that were marked as handled, oldest first.
  public private(set) var handled: [Int64] = []

  /// Makes one without a reminder.
  public init() {}

  /// Keeps the minute.
  public func setDailyMinute(_ minute: Int?) throws(SaveError) {
    try checkMinute(minute)
    dailyMinute = minute
  }

  /// Notes the moment, if there is a reminder.
  public func markHandled(now: Int64) throws(SaveError) {
    if dailyMinute != nil { handled.append(now) }
  }
}

/// Completions that a test can read.
public final class InMemoryCompletionSink: CompletionSink {
  /// The finished games, each once.
  public private(set) var completions: [GameCompletion] = []

  /// Makes an empty one.
  public init() {}

  /// Appends the completion unless its game is there already.
  public func gameCompleted(_ completion: GameCompletion) {
    if !completions.contains(where: { $0.gameID == completion.gameID }) {
      completions.append(completion)
    }
  }
}

/// A clock that a test turns.
public final class ManualClock: GameClock {
  /// The time until it is changed.
  public var now: GameTime
  /// Local time minus UTC, in minutes.
  public var utcOffset: Int

  /// Makes a clock that stands at a time.
  public init(now: GameTime = GameTime(steady: 0, wall: 0), utcOffset: Int = 0) {
    self.now = now
    self.utcOffset = utcOffset
  }

  /// Moves both clocks forward.
  public func advance(milliseconds: Int64) {
    now.steady += milliseconds
    now.wall += milliseconds
  }

  /// The day at the fixed offset from UTC.
  public func day(of wall: Int64) -> Day {
    let local = wall + Int64(utcOffset) * 60_000
    let (quotient, remainder) = local.quotientAndRemainder(dividingBy: 86_400_000)
    return Day(number: Int(remainder < 0 ? quotient - 1 : quotient))
  }
}
