/// A sound as samples, ready to be mixed.
public struct Sound: Hashable, Sendable {
  /// Frames in a second, of every sound.
  public static let rate = 48_000

  /// Left and right in turn, full scale -1 … 1.
  public let samples: [Float]

  /// Makes a sound of left and right samples in turn; a left one without its right is dropped.
  public init(stereo samples: [Float]) {
    self.samples = samples.count.isMultiple(of: 2) ? samples : Array(samples.dropLast())
  }

  /// Makes a sound that is the same on both sides.
  public init(mono: [Float]) { samples = mono.flatMap { [$0, $0] } }

  /// How many pairs of samples it has.
  public var frameCount: Int { samples.count / 2 }
}
