/// What the host tells the sound's thread; one packet each.
///
/// Every command carries the whole setting, so that one that finds no room is made good by the
/// next.
struct PlaybackCommand: Equatable, Sendable {
  /// A cue to play.
  struct CueName: Equatable, Sendable {
    var prefix: String
    var name: String
  }

  var volume: Double
  var isMuted: Bool
  var cue: CueName?
  /// Whether the thread ends once everything has been heard.
  var isLast = false

  /// The longest names that are told apart; a longer one is no name.
  static let greatestName = 128

  /// Eight bytes of volume, one of flags, the prefix, a zero, the name.
  var packet: [UInt8] {
    var bytes = (0..<8).map { UInt8(truncatingIfNeeded: volume.bitPattern >> (8 * $0)) }
    bytes.append((isMuted ? 1 : 0) | (cue == nil ? 0 : 2) | (isLast ? 4 : 0))
    if let cue { bytes += Self.field(cue.prefix) + [0] + Self.field(cue.name) }
    return bytes
  }

  private static func field(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes.count > greatestName || bytes.contains(0) ? [] : bytes
  }

  init(volume: Double, isMuted: Bool, cue: CueName? = nil) {
    self.volume = volume
    self.isMuted = isMuted
    self.cue = cue
  }

  /// Reads what `packet` wrote.
  init?(packet: some RandomAccessCollection<UInt8>) {
    guard packet.count >= 9 else { return nil }
    volume = Double(bitPattern: UInt64(littleEndian: packet))
    let flags = packet[packet.index(packet.startIndex, offsetBy: 8)]
    isMuted = flags & 1 != 0
    isLast = flags & 4 != 0
    guard flags & 2 != 0 else { return }
    let parts = packet.dropFirst(9).split(
      separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    cue = CueName(
      prefix: String(decoding: parts[0], as: UTF8.self),
      name: String(decoding: parts[1], as: UTF8.self))
  }
}
