import Platform
import TestSupport
import Testing

@testable import ALSAAudio

/// The real library, writing into a file instead of a loudspeaker.
@Suite(
  "ALSA",
  .enabled(
    if: (try? DynamicLibrary("libasound.so.2")) != nil,
    "SKIPPED: libasound.so.2 is not installed (Debian: libasound2); ALSA was not tested"))
struct ALSAOutputTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// ALSA configuration whose standard device writes a file; the samples go nowhere else.
  private var fileDevice: String {
    """
    pcm.nowhere { type null }
    pcm.!default {
      type file
      slave.pcm "nowhere"
      file "\(folder.file("out.wav"))"
      format "wav"
    }
    """
  }

  /// What the device wrote, left channel.
  private func written() throws -> [Double] {
    let file = try WAVFile(FileSystem.read(folder.file("out.wav"), limit: 100 << 20))
    #expect(file.rate == 48_000 && file.channels == 2)
    return stride(from: 0, to: file.samples.count, by: 2).map { Double(file.samples[$0]) }
  }

  @Test("the winning cue has its four notes, each at its time and for its length")
  func notesInTime() throws {
    let system = try playThroughFile(["win"])
    #expect(system.limitation == nil)
    let samples = try written()
    #expect(samples.count >= 860 * 48)
    let pitches = [Pitch.c5, Pitch.e5, Pitch.g5, Pitch.c6]
    for (index, pitch) in pitches.enumerated() {
      let start = index * 120 * 48
      let window = Array(samples[start..<(start + 60 * 48)])
      #expect(Goertzel.loudest(of: pitches, in: window) == pitch)
      #expect(Goertzel.amplitude(of: pitch, in: window) > 0.1)
    }
    // The last note begins with its first millisecond, not before.
    let before = Array(samples[(330 * 48)..<(360 * 48)])
    let after = Array(samples[(363 * 48)..<(393 * 48)])
    #expect(Goertzel.amplitude(of: Pitch.c6, in: before) < 0.02)
    #expect(Goertzel.amplitude(of: Pitch.c6, in: after) > 0.2)
    let end = samples[(860 * 48)...]
    #expect(end.allSatisfy { $0 == 0 })
  }

  @Test("what reaches the device is exactly what the mixer made")
  func exactSamples() throws {
    _ = try playThroughFile(["lose"])
    var mixer = Mixer()
    mixer.start(Cue.named("lose").synthesized())
    let samples = try written().map { Int16($0 * 32_768) }
    let expected = mixer.render(frames: samples.count)
    #expect(samples == stride(from: 0, to: expected.count, by: 2).map { expected[$0] })
  }

  @Test("the player's own file sounds at its pitch, whatever its rate")
  func ownFile() throws {
    let tone = (0..<22_050).flatMap { index in
      let phase = (1000 * Double(index) / 44_100).truncatingRemainder(dividingBy: 1)
      return le(Int16(16_000 * sineOfTurn(phase)))
    }
    let wav = WAVBytes(rate: 44_100, data: tone)
    try FileSystem.writeAtomically(wav.bytes, to: folder.file("x.win.wav"))
    _ = try playThroughFile(["win"])
    let samples = Array(try written().prefix(24_000))
    #expect(Goertzel.amplitude(of: 1000, in: samples) > 0.45)
    #expect(Goertzel.amplitude(of: Pitch.c5, in: samples) < 0.01)
  }

  @Test("a second cue after silence plays on the same device")
  func twice() throws {
    let output = try ALSAOutput(device: "default", configuration: fileDevice)
    let block = [Int16](repeating: 1000, count: 960)
    for _ in 0..<2 {
      try output.write(block)
      try output.drain()
    }
    output.close()
    let samples = try written()
    #expect(samples.count == 960)
    #expect(samples.allSatisfy { $0 == 1000 / 32_768 })
  }

  @Test("a device that is not there is named, also to doctor; nothing is printed")
  func noDevice() throws {
    var configuration = SoundSystem.Configuration(soundsFolder: nil)
    configuration.device = "absent"
    configuration.deviceConfiguration = fileDevice
    let diagnosis = SoundSystem.diagnose(configuration)
    #expect(!diagnosis.works)
    #expect(
      diagnosis.sentence
        == "the sound device \"absent\" cannot be opened: No such file or directory; "
        + "the terminal's bell rings instead")
    configuration.device = "default"
    #expect(SoundSystem.diagnose(configuration).works)
  }

  @Test("a configuration that ALSA cannot read is said to be wrong")
  func brokenConfiguration() throws {
    let error = #expect(throws: AudioUnavailable.self) {
      try ALSAOutput(device: "default", configuration: "pcm.default { type")
    }
    #expect(error?.description.hasPrefix("the ALSA configuration is wrong: ") == true)
  }

  /// Plays cues through the whole system, and waits until they are in the file.
  private func playThroughFile(_ cues: [String]) throws -> SoundSystem {
    var configuration = SoundSystem.Configuration(soundsFolder: folder.path)
    configuration.deviceConfiguration = fileDevice
    var problems: [String] = []
    let system = SoundSystem(configuration, bell: { problems.append("bell") }) {
      problems.append($0)
    }
    let player = system.player(prefix: "x.")
    for cue in cues { player.play(cue) }
    // The end of the file's device is the only sign that it has written everything.
    let isWritten = system.finish(milliseconds: 20_000)
    #expect(isWritten)
    #expect(problems == [])
    return system
  }
}
