public import GameShellKit

/// One game's sounds.
public final class ALSAAudioPlayer: AudioPlayer {
  private let system: SoundSystem
  private let prefix: String

  init(system: SoundSystem, prefix: String) {
    self.system = system
    self.prefix = prefix
  }

  /// Plays the player's file of that name, else the built-in cue, else a click.
  public func play(_ cue: String) { system.play(prefix: prefix, cue: cue) }
}
