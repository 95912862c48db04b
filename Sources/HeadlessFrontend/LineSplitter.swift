/// Cuts a stream of bytes into lines and never keeps more than one line of bounded length.
struct LineSplitter {
  /// A line without its end.
  enum Line: Hashable, Sendable {
    case bytes([UInt8])
    /// The line had more bytes than are allowed; they were thrown away as they came.
    case tooLong
  }

  private let limit: Int
  private var pending: [UInt8] = []
  private var isSkipping = false

  /// How many bytes wait for the end of their line.
  var keptBytes: Int { pending.count }

  init(limit: Int) { self.limit = limit }

  /// Takes bytes in and gives the lines that end in them. A line ends with `\n` or `\r\n`.
  mutating func feed(_ chunk: some Sequence<UInt8>) -> [Line] {
    var lines: [Line] = []
    for byte in chunk {
      if byte == 0x0a {
        lines.append(endLine())
      } else if pending.count > limit {
        isSkipping = true
        pending = []
      } else if !isSkipping {
        pending.append(byte)
      }
    }
    return lines
  }

  /// The last line, if the stream ended without ending it.
  mutating func finish() -> Line? { pending.isEmpty && !isSkipping ? nil : endLine() }

  private mutating func endLine() -> Line {
    if pending.last == 0x0d { pending.removeLast() }
    defer {
      pending = []
      isSkipping = false
    }
    return isSkipping || pending.count > limit ? .tooLong : .bytes(pending)
  }
}
