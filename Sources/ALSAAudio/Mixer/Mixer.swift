/// Adds up the sounds that are being played.
///
/// At most `polyphony` sounds play at once; another one makes the oldest fade out within 5 ms, so
/// that it does not click. What is louder than three quarters of full scale is bent softly and
/// never reaches full scale, where it would be cut.
public struct Mixer: Sendable {
  /// The greatest number of sounds at once.
  public static let polyphony = 16
  /// Frames in which a sound that makes room fades out.
  static let fadeFrames = 240

  private struct Voice {
    let sound: Sound
    var position = 0
    /// Frames left to live; nil to the sound's end.
    var fade: Int?
  }

  private var voices: [Voice] = []

  /// The factor on all amplitudes; kept within 0 … 1.
  public var volume: Double = 1 {
    didSet { volume = volume >= 0 ? min(volume, 1) : 0 }
  }
  /// Whether nothing is heard. Sounds pass all the same.
  public var isMuted = false

  /// Makes one that plays nothing.
  public init() {}

  /// Whether anything is left to render.
  public var isActive: Bool { !voices.isEmpty }

  /// The number of sounds being played, without those that fade out.
  public var voiceCount: Int { voices.count { $0.fade == nil } }

  /// Begins a sound with the next rendered frame.
  public mutating func start(_ sound: Sound) {
    guard sound.frameCount > 0 else { return }
    if voiceCount == Self.polyphony, let oldest = voices.firstIndex(where: { $0.fade == nil }) {
      voices[oldest].fade = Self.fadeFrames
    }
    // Someone who starts sounds faster than they can fade must not make the list grow.
    if voices.count >= 2 * Self.polyphony { voices.removeFirst() }
    voices.append(Voice(sound: sound))
  }

  /// Ends every sound.
  public mutating func stopAll() { voices = [] }

  /// The next frames: left and right in turn, signed 16 bit, silence where nothing plays.
  public mutating func render(frames: Int) -> [Int16] {
    var sums = [Float](repeating: 0, count: frames * 2)
    for index in voices.indices { Self.add(&voices[index], into: &sums) }
    voices.removeAll { $0.position >= $0.sound.frameCount || $0.fade == 0 }
    let factor = isMuted ? 0 : Float(volume)
    return sums.map { Self.sample($0 * factor) }
  }

  private static func add(_ voice: inout Voice, into sums: inout [Float]) {
    let wanted = min(sums.count / 2, voice.sound.frameCount - voice.position)
    let count = min(wanted, voice.fade ?? wanted)
    for frame in 0..<count {
      let factor = voice.fade.map { Float($0 - frame) / Float(fadeFrames) } ?? 1
      let source = 2 * (voice.position + frame)
      sums[2 * frame] += voice.sound.samples[source] * factor
      sums[2 * frame + 1] += voice.sound.samples[source + 1] * factor
    }
    voice.position += count
    voice.fade = voice.fade.map { $0 - count }
  }

  /// A sum as a sample. Below the knee nothing changes; above it the rest of the scale is
  /// approached along u / (1 + u), which has slope 1 at the knee.
  static func sample(_ sum: Float) -> Int16 {
    let knee: Float = 0.75
    let size = abs(sum)
    guard size > knee else { return Int16((sum * 32_767).rounded()) }
    let over = (size - knee) / (1 - knee)
    let bent = over.isFinite ? knee + (1 - knee) * (over / (1 + over)) : 1
    return Int16(((sum < 0 ? -bent : bent) * 32_767).rounded())
  }
}
