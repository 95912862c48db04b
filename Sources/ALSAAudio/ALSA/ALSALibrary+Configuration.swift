extension ALSALibrary {
  /// Opens a device that is described by a configuration text alone.
  func open(
    _ handle: inout Handle?, device: String, configuration: String
  ) throws(AudioUnavailable) -> Int32 {
    var top: Handle?
    guard configurationTop(&top) >= 0, let top else {
      throw AudioUnavailable("ALSA has no memory for a configuration")
    }
    defer { _ = configurationDelete(top) }
    var input: Handle?
    guard inputFromMemory(&input, configuration, configuration.utf8.count) >= 0, let input else {
      throw AudioUnavailable("ALSA cannot read the configuration text")
    }
    defer { _ = inputClose(input) }
    let code = configurationLoad(top, input)
    guard code >= 0 else {
      throw AudioUnavailable("the ALSA configuration is wrong: \(text(of: code))")
    }
    return openWithConfiguration(&handle, device, Self.playback, 0, top)
  }
}
