@testable import ALSAAudio

/// A device that a test reads; used on one thread at a time.
final class RecordedOutput: SoundOutput {
  /// What was called, with blocks in a row counted together.
  private(set) var calls: [String] = []
  private(set) var samples: [Int16] = []
  /// Thrown by the next `write`.
  var breakage: AudioUnavailable?

  func write(_ samples: [Int16]) throws(AudioUnavailable) {
    if let breakage { throw breakage }
    self.samples += samples
    if calls.last != "write" { calls.append("write") }
  }

  func drain() throws(AudioUnavailable) { calls.append("drain") }

  func close() { calls.append("close") }
}
