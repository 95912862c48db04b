public import GameShellKit
import OTLPTelemetry
import Platform

/// Divides a run into intervals, one for each game that is shown, and hands each on when it ends:
/// to the game's telemetry, and to the figures that `doctor` shows.
///
/// An interval ends when another game or the library is shown, when the game's stage fails, at the
/// end of the run, and after five minutes with the next thing that happens; nothing is woken for
/// it. Killing the host loses the interval that is under way, and nothing older.
public final class RunMetrics {
  /// The namespace of the host's own screens.
  private static let ownSubsystem = "gamehost"
  /// Takes the measurements; for the front end.
  public let recorder: MetricsRecorder
  /// Gives the telemetry of a namespace; nil where nothing is kept.
  var telemetry: (_ subsystem: String) -> (any Telemetry)? = { _ in nil }

  /// Where the figures for `doctor` go; nil for nowhere.
  private let path: String?
  /// The longest interval, in nanoseconds, as long as things happen.
  private let longestInterval: Int64
  private var run = LastRun()
  private var subsystem = RunMetrics.ownSubsystem
  /// When the interval began by the machine's clocks, which a script cannot turn: in Unix milliseconds and in `MonotonicClock`'s nanoseconds.
  private var began: (wall: Int64, steady: Int64)
  /// The host's processor time before the interval. The start belongs to the first one.
  private var earlierProcessorTime = 0

  /// Starts the first interval, which is the host's own. `programStart` is in the nanoseconds of
  /// `MonotonicClock`.
  init(path: String?, programStart: Int64?, longestInterval: Int64 = 300_000_000_000) {
    self.path = path
    self.longestInterval = longestInterval
    recorder = MetricsRecorder(programStart: programStart)
    began = (WallClock.milliseconds, MonotonicClock.nanoseconds)
  }

  /// The main loop has done what woke it up, in so many nanoseconds.
  public func loopTurned(in nanoseconds: Int64) {
    recorder.loopTurned(in: nanoseconds)
    if MonotonicClock.nanoseconds - began.steady > longestInterval { endInterval() }
  }

  /// From now on a game is shown, or with nil the host's own screens.
  func show(_ subsystem: String?) {
    let subsystem = subsystem ?? Self.ownSubsystem
    guard subsystem != self.subsystem else { return }
    close()
    self.subsystem = subsystem
  }

  /// A game's fault was filed; the failure of its process ends the interval.
  func faulted(_ kind: SceneFault.Kind) {
    recorder.faulted(kind)
    if kind == .died || kind == .stalled { endInterval() }
  }

  /// The player gave or withdrew consent; what was measured before is not exported.
  func consentChanged() { endInterval(isExported: false) }

  /// Ends the interval. Of the host's own screens there is nothing to tell as long as they have
  /// shown nothing: what they cost is told with what comes next.
  func close() {
    if subsystem != Self.ownSubsystem || !recorder.isUneventful { endInterval() }
  }

  private func endInterval(isExported: Bool = true) {
    let usage = ResourceUsage.ofThisProcess()
    var payload = recorder.take()
    payload.began = began.wall
    payload.ended = max(WallClock.milliseconds, began.wall)
    payload.hostPeakMemory = Int64(usage.peakMemory)
    payload.hostProcessorTime = Int64(usage.processorTime - earlierProcessorTime)
    earlierProcessorTime = usage.processorTime
    began = (payload.ended, MonotonicClock.nanoseconds)
    run.add(payload, of: subsystem)
    if let path { run.save(to: path) }
    if isExported { telemetry(subsystem)?.record(payload) }
  }
}
