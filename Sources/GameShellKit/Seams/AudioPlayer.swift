/// Plays short sounds.
///
/// A machine without sound is not an error. A conformer never waits.
public protocol AudioPlayer: AnyObject {
  /// Plays a cue; its name is completed by the game's `audioKeyPrefix`.
  func play(_ cue: String)
}
