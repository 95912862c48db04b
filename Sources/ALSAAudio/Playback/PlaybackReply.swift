/// What the sound's thread tells the host; one packet each.
enum PlaybackReply: Equatable, Sendable {
  /// A cue, or the rest of one, cannot be heard, and why.
  case unplayed(String)
  /// The device works again after it did not.
  case audible
  /// A sentence for the log.
  case problem(String)

  /// One byte for the kind, then the text.
  var packet: [UInt8] {
    switch self {
    case .unplayed(let text): [0] + text.utf8.prefix(4000)
    case .problem(let text): [1] + text.utf8.prefix(4000)
    case .audible: [2]
    }
  }

  /// Reads what `packet` wrote.
  init?(packet: some RandomAccessCollection<UInt8>) {
    let text = String(decoding: packet.dropFirst(), as: UTF8.self)
    switch packet.first {
    case 0: self = .unplayed(text)
    case 1: self = .problem(text)
    case 2: self = .audible
    default: return nil
    }
  }
}
