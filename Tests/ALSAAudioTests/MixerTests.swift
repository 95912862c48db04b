import Testing

@testable import ALSAAudio

@Suite("Mixing")
struct MixerTests {
  private func constant(_ value: Float, frames: Int) -> Sound {
    Sound(mono: [Float](repeating: value, count: frames))
  }

  @Test("without a sound there is silence of the wanted length")
  func silence() {
    var mixer = Mixer()
    #expect(!mixer.isActive)
    #expect(mixer.render(frames: 3) == [0, 0, 0, 0, 0, 0])
  }

  @Test("left and right stay apart, and silence follows the end")
  func channels() {
    var mixer = Mixer()
    mixer.start(Sound(stereo: [0.5, -0.5, 0.25, 0]))
    #expect(mixer.render(frames: 3) == [16384, -16384, 8192, 0, 0, 0])
    #expect(!mixer.isActive)
  }

  @Test("sounds add up, also when one begins in the middle of another")
  func sum() {
    var mixer = Mixer()
    mixer.start(constant(0.25, frames: 3))
    #expect(mixer.render(frames: 1) == [8192, 8192])
    mixer.start(constant(0.5, frames: 1))
    #expect(mixer.render(frames: 3) == [24575, 24575, 8192, 8192, 0, 0])
  }

  @Test("volume scales, mute silences while time passes, and both are kept in range")
  func volume() {
    var mixer = Mixer()
    mixer.volume = 0.5
    mixer.start(constant(0.5, frames: 3))
    #expect(mixer.render(frames: 1) == [8192, 8192])
    mixer.isMuted = true
    #expect(mixer.render(frames: 1) == [0, 0])
    mixer.isMuted = false
    #expect(mixer.render(frames: 2) == [8192, 8192, 0, 0])
    mixer.volume = 7
    #expect(mixer.volume == 1)
    mixer.volume = -.infinity
    #expect(mixer.volume == 0)
    mixer.volume = .nan
    #expect(mixer.volume == 0)
  }

  @Test(
    "what is too loud is bent: unchanged to the knee, rising after it, never at full scale's cut",
    arguments: [
      (0.75, 24575), (1.0, 28671), (1.25, 30036), (-1.0, -28671), (1000, 32765), (-1e30, -32767),
    ] as [(Float, Int16)])
  func clipping(sum: Float, sample: Int16) {
    #expect(Mixer.sample(sum) == sample)
  }

  @Test("the bend rises with every step of loudness")
  func monotone() {
    let samples = (0...400).map { Mixer.sample(Float($0) / 100) }
    #expect(samples == samples.sorted())
    #expect(Mixer.sample(.infinity) == 32767)
  }

  @Test("one sound too many makes the oldest fade out over 240 frames")
  func polyphony() {
    var mixer = Mixer()
    mixer.start(constant(0.5, frames: 10_000))
    for _ in 1..<Mixer.polyphony { mixer.start(constant(0, frames: 10_000)) }
    #expect(mixer.render(frames: 1) == [16384, 16384])
    mixer.start(constant(0, frames: 10_000))
    #expect(mixer.voiceCount == Mixer.polyphony)
    let samples = mixer.render(frames: 241)
    #expect(samples[0] == 16384)
    #expect(samples[2 * 120] == 8192)
    #expect(samples[2 * 239] == 68)
    #expect(samples[2 * 240] == 0)
    #expect(mixer.voiceCount == Mixer.polyphony)
  }

  @Test("a flood of sounds between two blocks does not make the mixer grow")
  func flood() {
    var mixer = Mixer()
    for _ in 0..<10_000 { mixer.start(constant(0.1, frames: 1000)) }
    #expect(mixer.voiceCount == Mixer.polyphony)
    _ = mixer.render(frames: 1000)
    #expect(!mixer.isActive)
  }

  @Test("an empty sound is none")
  func empty() {
    var mixer = Mixer()
    mixer.start(Sound(stereo: []))
    mixer.start(Sound(stereo: [1]))
    #expect(!mixer.isActive)
  }
}
