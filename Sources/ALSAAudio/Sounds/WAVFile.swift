/// The content of a WAV file.
///
/// Format: RIFF, "Multimedia Programming Interface and Data Specifications 1.0", with Microsoft's
/// extensible format. Read are integer samples of 8, 16, 24 and 32 bits and floating-point ones of
/// 32 and 64, mono or stereo.
public struct WAVFile: Hashable, Sendable {
  /// The longest sound that is read.
  public static let greatestSeconds = 30

  /// Frames in a second.
  public let rate: Int
  /// 1 or 2.
  public let channels: Int
  /// Full scale -1 … 1, the channels in turn.
  public let samples: [Float]

  /// Reads a file's bytes. A declared size beyond the file's end, as programs write it that do not
  /// know the length in advance, means up to the end.
  public init(_ bytes: [UInt8]) throws(WAVError) {
    guard bytes.count >= 12, Self.tag(bytes, 0) == "RIFF", Self.tag(bytes, 8) == "WAVE" else {
      throw WAVError(.notWAV)
    }
    var format: WAVFormat?
    var offset = 12
    while offset + 8 <= bytes.count {
      let size = Int(UInt32(littleEndian: bytes, at: offset + 4))
      let content = bytes[(offset + 8)..<min(bytes.count, offset + 8 + size)]
      switch Self.tag(bytes, offset) {
      case "fmt ":
        guard format == nil else { throw WAVError(.disordered) }
        guard content.count == size else { throw WAVError(.truncated) }
        format = try WAVFormat(Array(content))
      case "data":
        guard let format else { throw WAVError(.disordered) }
        let frames = content.count / format.frameSize
        guard frames <= format.rate * Self.greatestSeconds else { throw WAVError(.tooLong) }
        guard frames > 0 else { throw WAVError(.truncated) }
        rate = format.rate
        channels = format.channels
        samples = format.decode(content.prefix(frames * format.frameSize))
        return
      default: break
      }
      // Parts begin at even offsets.
      offset += 8 + size + size % 2
    }
    throw WAVError(.truncated)
  }

  private static func tag(_ bytes: [UInt8], _ offset: Int) -> String {
    String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
  }
}

extension FixedWidthInteger {
  /// Reads a little-endian number from bytes that are known to be there.
  init(littleEndian bytes: some RandomAccessCollection<UInt8>, at offset: Int = 0) {
    self = 0
    for index in 0..<(Self.bitWidth / 8) {
      let place = bytes.index(bytes.startIndex, offsetBy: offset + index)
      self |= Self(truncatingIfNeeded: bytes[place]) << (8 * index)
    }
  }
}
