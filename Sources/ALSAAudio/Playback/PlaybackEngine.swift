/// What the sound's thread does, step by step; it knows of no thread itself.
///
/// The device is opened for the first cue, sleeps when the last one has been heard, and is given
/// back after `idleTime` without another. Then nothing happens until the next command.
final class PlaybackEngine {
  /// Milliseconds without a sound after which the device is given back.
  static let idleTime: Int64 = 2000
  /// Milliseconds after a failure before the device is tried again.
  static let retryTime: Int64 = 30_000
  /// Frames rendered at a time: 10 ms.
  static let blockFrames = 480

  /// How long to wait for a command before the next step.
  enum Rest: Equatable {
    case none
    case milliseconds(Int)
    case untilCommand
  }

  private let sounds: SoundLibrary
  private let openOutput: () throws(AudioUnavailable) -> any SoundOutput
  private let now: () -> Int64
  private let reply: (PlaybackReply) -> Void
  private var mixer = Mixer()
  private var output: (any SoundOutput)?
  private var failure: (error: AudioUnavailable, time: Int64)?
  /// When the device fell asleep; nil while it plays or is not open.
  private var idleSince: Int64?

  init(
    sounds: SoundLibrary,
    openOutput: @escaping () throws(AudioUnavailable) -> any SoundOutput,
    now: @escaping () -> Int64, reply: @escaping (PlaybackReply) -> Void
  ) {
    self.sounds = sounds
    self.openOutput = openOutput
    self.now = now
    self.reply = reply
  }

  /// Takes a command over; it is heard from the next step on.
  func receive(_ command: PlaybackCommand) {
    mixer.volume = command.volume
    mixer.isMuted = command.isMuted
    guard let cue = command.cue else { return }
    do throws(AudioUnavailable) {
      try openIfNeeded()
      mixer.start(sounds.sound(prefix: cue.prefix, cue: cue.name))
    } catch {
      reply(.unplayed(error.description))
    }
  }

  /// Plays the next block, or goes a step further towards sleep.
  func step() -> Rest {
    guard let output else { return .untilCommand }
    do throws(AudioUnavailable) {
      if mixer.isActive {
        idleSince = nil
        try output.write(mixer.render(frames: Self.blockFrames))
        return .none
      }
      if idleSince == nil {
        try output.drain()
        idleSince = now()
      }
    } catch {
      fail(error)
      return .untilCommand
    }
    let left = (idleSince ?? now()) + Self.idleTime - now()
    if left > 0 { return .milliseconds(Int(left)) }
    close()
    return .untilCommand
  }

  /// Gives the device back at once.
  func close() {
    output?.close()
    output = nil
    idleSince = nil
    mixer.stopAll()
  }

  private func openIfNeeded() throws(AudioUnavailable) {
    guard output == nil else { return }
    if let failure, now() - failure.time < Self.retryTime { throw failure.error }
    do throws(AudioUnavailable) {
      output = try openOutput()
      if failure != nil { reply(.audible) }
      failure = nil
    } catch {
      failure = (error, now())
      throw error
    }
  }

  /// The device went away in the middle of a sound.
  private func fail(_ error: AudioUnavailable) {
    failure = (error, now())
    close()
    reply(.unplayed(error.description))
  }
}
