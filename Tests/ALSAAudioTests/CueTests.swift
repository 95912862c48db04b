import Testing

@testable import ALSAAudio

@Suite("Built-in cues")
struct CueTests {
  @Test("the sine of a turn is right at places known by heart")
  func sine() {
    let known: [(Double, Double)] = [
      (0, 0), (1.0 / 12, 0.5), (0.125, 0.707106781), (0.25, 1), (0.5, 0), (0.75, -1),
      (11.0 / 12, -0.5),
    ]
    for (part, value) in known { #expect(abs(sineOfTurn(part) - value) < 1e-7) }
  }

  @Test("each waveform has its values at the eighths of a period")
  func waveforms() {
    var noise = NoiseSource()
    func values(_ waveform: Waveform) -> [Double] {
      (0..<8).map { waveform.value(at: 5 + Double($0) / 8, noise: &noise) }
    }
    #expect(values(.triangle) == [0, 0.5, 1, 0.5, 0, -0.5, -1, -0.5])
    #expect(values(.square) == [1, 1, 1, 1, -1, -1, -1, -1])
    let noisy = values(.noise)
    #expect(Set(noisy).count == 8 && noisy.allSatisfy { abs($0) <= 1 })
  }

  @Test("a note rises, holds and falls")
  func envelope() {
    let note = Note(440, duration: 100, level: 0.4, attack: 10, release: 20)
    #expect([0, 5, 10, 50, 80, 90, 100].map(note.amplitude) == [0, 0.2, 0.4, 0.4, 0.4, 0.1, 0])
    let plucked = Note(440, duration: 100, level: 0.4, attack: 0)
    #expect([0, 50, 100].map(plucked.amplitude) == [0.4, 0.1, 0])
  }

  @Test("the names that games rely on are built in; others give the click")
  func names() {
    let promised = ["tap", "open", "mark", "undo", "error", "win", "lose", "tick"]
    for name in promised { #expect(Cue.builtIn[name] != nil, "\(name)") }
    #expect(Cue.named("no such cue") == .click)
    #expect(Cue.named("") == .click)
  }

  @Test("every cue is short, audible, ends in silence and leaves room below the knee")
  func ranges() {
    for (name, cue) in Cue.builtIn.merging(["": .click], uniquingKeysWith: { first, _ in first }) {
      let sound = cue.synthesized()
      #expect(sound.frameCount == cue.duration * 48, "\(name)")
      #expect((10...1000).contains(cue.duration), "\(name)")
      let peak = sound.samples.map(abs).max() ?? 0
      #expect(peak > 0.05 && peak < 0.75, "\(name): \(peak)")
      #expect(sound.samples.suffix(2).allSatisfy { abs($0) < 0.01 }, "\(name)")
    }
  }

  @Test("the notes of the winning cue are heard one after the other")
  func winningNotes() {
    let samples = Cue.named("win").synthesized().samples
    let mono = stride(from: 0, to: samples.count, by: 2).map {
      Double(samples[$0])
    }
    for (index, pitch) in [Pitch.c5, Pitch.e5, Pitch.g5, Pitch.c6].enumerated() {
      let window = Array(mono[(index * 5760 + 480)..<(index * 5760 + 3840)])
      #expect(Goertzel.loudest(of: [Pitch.c5, Pitch.e5, Pitch.g5, Pitch.c6], in: window) == pitch)
    }
  }
}
