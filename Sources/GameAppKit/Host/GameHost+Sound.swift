import ALSAAudio
public import Platform

extension GameHost {
  /// Becomes readable when `handleSound` has something to do; nil before the first cue, when
  /// `soundStarted` is called.
  public var soundDescriptor: FileDescriptor? { seams?.sound.replyDescriptor }

  func announceSound(of seams: LiveSeams) {
    seams.sound.started = { [unowned self] in soundStarted() }
  }

  /// Rings the bell for cues that could not be played.
  public func handleSound() { seams?.sound.handleReplies() }

  /// Why sounds are not heard here, in a sentence; nil while nothing is known to be wrong.
  public var soundLimitation: String? { seams?.sound.limitation }

  /// Sets the volume, a factor 0 … 1 on all amplitudes, and whether nothing is heard.
  public func setSound(volume: Double, isMuted: Bool) {
    seams?.sound.volume = volume
    seams?.sound.isMuted = isMuted
  }

  /// Gives the sound device back, at the end of the run.
  public func stopSound() { seams?.sound.stop() }
}
