/// One tone of a cue.
public struct Note: Hashable, Sendable {
  /// When it begins after the cue's beginning, in milliseconds.
  public var start: Int
  /// How long it sounds, with attack and release, in milliseconds.
  public var duration: Int
  /// Hertz; means nothing for noise.
  public var frequency: Double
  /// The shape of a period.
  public var waveform: Waveform
  /// The greatest amplitude, 0 … 1.
  public var level: Double
  /// The time in which it grows to its level, in milliseconds.
  public var attack: Int
  /// The time at its end in which it fades away, in milliseconds.
  public var release: Int

  /// Makes a note; without a release it fades from the end of its attack on, like a plucked string.
  public init(
    _ frequency: Double, start: Int = 0, duration: Int, waveform: Waveform = .triangle,
    level: Double = 0.3, attack: Int = 3, release: Int? = nil
  ) {
    self.start = start
    self.duration = duration
    self.frequency = frequency
    self.waveform = waveform
    self.level = level
    self.attack = min(attack, duration)
    self.release = min(release ?? duration, duration - self.attack)
  }

  /// The amplitude, 0 … `level`, so many milliseconds after its beginning: a straight rise, a
  /// plateau, and a fall that is steep first.
  func amplitude(at time: Double) -> Double {
    guard time >= 0, time < Double(duration) else { return 0 }
    if time < Double(attack) { return level * time / Double(attack) }
    let left = Double(duration) - time
    guard left < Double(release) else { return level }
    let part = left / Double(release)
    return level * part * part
  }
}
