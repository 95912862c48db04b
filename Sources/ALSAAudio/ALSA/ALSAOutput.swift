/// An open ALSA device: 48 kHz, stereo, signed 16 bit; ALSA converts when the hardware differs.
final class ALSAOutput: SoundOutput {
  /// Sound that the device holds ahead, in microseconds: what a cue may come late.
  private static let latency: UInt32 = 60_000

  private let library: ALSALibrary
  private let name: String
  private let pcm: ALSALibrary.Handle
  private var isDrained = false

  /// Opens a device. `configuration` is ALSA configuration to use in place of the machine's files.
  init(device name: String, configuration: String?) throws(AudioUnavailable) {
    let library = try ALSALibrary()
    var handle: ALSALibrary.Handle?
    let code =
      if let configuration {
        try library.open(&handle, device: name, configuration: configuration)
      } else {
        library.open(&handle, name, ALSALibrary.playback, 0)
      }
    guard code >= 0, let handle else {
      throw AudioUnavailable(
        "the sound device \"\(name)\" cannot be opened: \(library.text(of: code))")
    }
    let set = library.setParameters(
      handle, ALSALibrary.signed16, ALSALibrary.interleaved, 2, UInt32(Sound.rate), 1,
      Self.latency)
    guard set >= 0 else {
      _ = library.close(handle)
      throw AudioUnavailable(
        "the sound device \"\(name)\" cannot play 48 kHz stereo: \(library.text(of: set))")
    }
    self.library = library
    self.name = name
    pcm = handle
  }

  func write(_ samples: [Int16]) throws(AudioUnavailable) {
    if isDrained {
      try check(library.prepare(pcm))
      isDrained = false
    }
    var done = 0
    var recoveries = 0
    while done < samples.count {
      let written = samples[done...].withUnsafeBufferPointer { rest -> Int in
        guard let start = rest.baseAddress else { return 0 }
        return library.write(pcm, start, UInt(rest.count / 2))
      }
      if written > 0 {
        done += written * 2
        continue
      }
      // The device ran dry, or the machine slept.
      recoveries += 1
      guard recoveries <= 3 else { throw failure(Int32(clamping: written)) }
      if written < 0 { try check(library.recover(pcm, Int32(clamping: written), 1)) }
    }
  }

  func drain() throws(AudioUnavailable) {
    // A sound shorter than the device's buffer has not been started yet.
    if library.state(pcm) == ALSALibrary.prepared { try check(library.start(pcm)) }
    isDrained = true
    let code = library.drain(pcm)
    // Running dry while draining is being finished.
    if code < 0 { try check(library.recover(pcm, code, 1)) }
  }

  func close() { _ = library.close(pcm) }

  private func check(_ code: Int32) throws(AudioUnavailable) {
    if code < 0 { throw failure(code) }
  }

  private func failure(_ code: Int32) -> AudioUnavailable {
    AudioUnavailable(
      "the sound device \"\(name)\" stopped working: \(library.text(of: code))")
  }
}
