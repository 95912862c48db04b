extension Cue {
  /// Plays the notes into samples. The same cue gives the same samples on every machine.
  public func synthesized() -> Sound {
    let perMillisecond = Sound.rate / 1000
    var mono = [Double](repeating: 0, count: duration * perMillisecond)
    for note in notes {
      var noise = NoiseSource()
      for index in 0..<(note.duration * perMillisecond) {
        let phase = note.frequency * Double(index) / Double(Sound.rate)
        let amplitude = note.amplitude(at: Double(index) / Double(perMillisecond))
        mono[note.start * perMillisecond + index] +=
          amplitude * note.waveform.value(at: phase, noise: &noise)
      }
    }
    return Sound(mono: mono.map(Float.init))
  }
}
