extension SoundSystem {
  /// Tries the library and the device, for `doctor`. Makes no sound; takes some milliseconds.
  public static func diagnose(_ configuration: Configuration) -> (works: Bool, sentence: String) {
    do throws(AudioUnavailable) {
      try ALSAOutput(
        device: configuration.device, configuration: configuration.deviceConfiguration
      ).close()
      return (true, "sounds are played through ALSA's device \"\(configuration.device)\"")
    } catch {
      return (false, "\(error); the terminal's bell rings instead")
    }
  }
}
