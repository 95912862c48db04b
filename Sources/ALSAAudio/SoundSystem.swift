public import Platform

/// The machine's sound, one for all games: mixes their cues on a thread of its own and plays them
/// through ALSA.
///
/// Nothing is opened and no thread runs before the first cue. Without a library or a device the
/// terminal's bell stands in, at most four times a second.
public final class SoundSystem {
  /// What the system is set up with.
  public struct Configuration: Sendable {
    /// Where the player keeps sounds of their own; nil for nowhere.
    public var soundsFolder: String?
    /// ALSA's name of the device.
    public var device = "default"
    /// ALSA configuration to use in place of the machine's files; nil for those.
    public var deviceConfiguration: String?

    /// Makes a configuration for the machine's standard device.
    public init(soundsFolder: String?) { self.soundsFolder = soundsFolder }
  }

  /// Milliseconds between two bells.
  static let bellInterval: Int64 = 250

  private let setup: PlaybackThread.Setup
  private let bell: () -> Void
  private let log: (String) -> Void
  private let now: () -> Int64
  private var thread: PlaybackThread?
  private var isStopped = false
  private var lastBell: Int64?

  /// The factor on all amplitudes, kept within 0 … 1.
  public var volume: Double = 1 {
    didSet {
      volume = volume >= 0 ? min(volume, 1) : 0
      sendSettings()
    }
  }
  /// Whether nothing is heard, the bell included.
  public var isMuted = false {
    didSet { sendSettings() }
  }
  /// Called when the first cue starts the thread: from now on there is a `replyDescriptor`.
  public var started: () -> Void = {}
  /// Why sounds are not heard here, in a sentence; nil while nothing is known to be wrong.
  public private(set) var limitation: String?

  /// Makes a silent one. `bell` rings the terminal's bell; `log` takes sentences, for example on a
  /// file that cannot be played. Both are called only from within this object's methods.
  public convenience init(
    _ configuration: Configuration, bell: @escaping () -> Void,
    log: @escaping (String) -> Void = { _ in },
    now: @escaping () -> Int64 = { MonotonicClock.milliseconds }
  ) {
    let setup = PlaybackThread.Setup(soundsFolder: configuration.soundsFolder) {
      () throws(AudioUnavailable) in
      try ALSAOutput(
        device: configuration.device, configuration: configuration.deviceConfiguration)
    }
    self.init(setup: setup, bell: bell, log: log, now: now)
  }

  init(
    setup: PlaybackThread.Setup, bell: @escaping () -> Void, log: @escaping (String) -> Void,
    now: @escaping () -> Int64
  ) {
    self.setup = setup
    self.bell = bell
    self.log = log
    self.now = now
  }

  deinit { thread?.stop(milliseconds: 0) }

  /// The player of one game.
  public func player(prefix: String) -> ALSAAudioPlayer {
    ALSAAudioPlayer(system: self, prefix: prefix)
  }

  /// Becomes readable when `handleReplies` has something to do; nil before the first cue. A host
  /// that does not watch it learns of a missing device with the next cue.
  public var replyDescriptor: FileDescriptor? { thread?.replyDescriptor }

  /// Takes over what the thread has to say: rings the bell for cues that were not heard.
  public func handleReplies() {
    while let reply = thread?.nextReply() {
      switch reply {
      case .unplayed(let reason): soundless(reason)
      case .audible: limitation = nil
      case .problem(let sentence): log(sentence)
      }
    }
  }

  /// Ends the thread and gives the device back, which takes at most the given time. What comes
  /// afterwards is silent.
  public func stop(milliseconds: Int = 300) {
    isStopped = true
    thread?.stop(milliseconds: milliseconds)
    thread = nil
  }

  /// Lets everything be heard to its end, then stops; false when the time was up first.
  @discardableResult
  public func finish(milliseconds: Int) -> Bool {
    let settings = PlaybackCommand(volume: volume, isMuted: isMuted)
    let isFinished = thread?.finish(settings, milliseconds: milliseconds) ?? true
    handleReplies()
    stop(milliseconds: 0)
    return isFinished
  }

  func play(prefix: String, cue: String) {
    handleReplies()
    guard !isMuted, volume > 0, !isStopped else { return }
    do throws(SystemError) {
      let thread = try startedThread()
      // A full queue means that sounds come faster than anyone can hear.
      _ = thread.send(
        PlaybackCommand(
          volume: volume, isMuted: isMuted, cue: .init(prefix: prefix, name: cue)))
    } catch {
      soundless("sounds cannot be played: \(error)")
    }
  }

  private func startedThread() throws(SystemError) -> PlaybackThread {
    if let thread { return thread }
    let started = try PlaybackThread(setup)
    thread = started
    self.started()
    return started
  }

  private func sendSettings() {
    _ = thread?.send(PlaybackCommand(volume: volume, isMuted: isMuted))
  }

  private func soundless(_ reason: String) {
    if limitation != reason { log(reason) }
    limitation = reason
    guard !isMuted, volume > 0 else { return }
    let time = now()
    if let lastBell, time - lastBell < Self.bellInterval { return }
    lastBell = time
    bell()
  }
}
