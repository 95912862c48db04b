import ALSAAudio
import FreedesktopReminders

/// Whether a seam works on this machine, for `doctor`.
public struct SeamDiagnosis: Hashable, Sendable {
  /// The seam, in a word or two.
  public var seam: String
  /// Whether it works as it should.
  public var works: Bool
  /// What was found, and what happens instead.
  public var sentence: String
}

extension GameHost {
  /// Tries the machine's sound, timers and notifications. Nothing is heard or shown; what does
  /// not answer takes some seconds.
  public func diagnoseSeams() -> [SeamDiagnosis] {
    let sound = SoundSystem.diagnose(SoundSystem.Configuration(soundsFolder: options.soundsFolder))
    let reminders = FreedesktopReminders.diagnose(options.environment)
    return [SeamDiagnosis(seam: "sound", works: sound.works, sentence: sound.sentence)]
      + zip(["reminders", "notifications"], reminders).map { seam, found in
        SeamDiagnosis(seam: seam, works: found.works, sentence: found.sentence)
      }
  }
}
