/// Why a WAV file cannot be played.
public struct WAVError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault.
  public enum Kind: Hashable, Sendable {
    /// It does not begin as a WAV file does.
    case notWAV
    /// It ends before its format or its samples.
    case truncated
    /// A part comes twice, or before one that it needs.
    case disordered
    /// A coding other than PCM and floating point, by its number.
    case coding(Int)
    /// A size of sample that its coding does not have, in bits.
    case sampleSize(Int)
    /// Neither mono nor stereo.
    case channels(Int)
    /// A rate beyond 1,000 … 384,000 Hz.
    case rate(Int)
    /// Longer than a cue may be.
    case tooLong
  }

  /// The kind.
  public var kind: Kind

  /// Makes an error.
  public init(_ kind: Kind) { self.kind = kind }

  /// What is wrong, and what would be right.
  public var description: String {
    switch kind {
    case .notWAV: "it is no WAV file"
    case .truncated: "it ends in the middle of its header or has no samples"
    case .disordered: "its parts are out of order"
    case .coding(let number):
      "its coding \(number) is not known here; save it as PCM or floating point"
    case .sampleSize(let bits):
      "samples of \(bits) bits are not known here; save it with 8, 16, 24 or 32 bits"
    case .channels(let count): "it has \(count) channels; save it as mono or stereo"
    case .rate(let rate): "its rate of \(rate) Hz is not within 1000 to 384000 Hz"
    case .tooLong: "it is longer than \(WAVFile.greatestSeconds) seconds"
    }
  }
}
