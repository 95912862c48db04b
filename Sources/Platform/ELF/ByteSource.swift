/// Bytes that can be read in pieces, as far as there are any.
protocol ByteSource {
  /// How many there are.
  var count: Int { get }

  /// The bytes of a range; nil when it is not wholly inside, or cannot be read.
  func bytes(at offset: Int, count: Int) -> [UInt8]?
}

/// Bytes in memory.
struct MemoryBytes: ByteSource {
  let all: [UInt8]

  var count: Int { all.count }

  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, offset <= all.count, count <= all.count - offset else {
      return nil
    }
    return Array(all[offset..<offset + count])
  }
}

/// Bytes of an open file, read when they are wanted.
///
/// The file is not mapped: whoever truncates a mapped file kills its readers.
struct FileBytes: ByteSource {
  let file: FileDescriptor
  let count: Int

  func bytes(at offset: Int, count wanted: Int) -> [UInt8]? {
    guard offset >= 0, wanted >= 0, offset <= count, wanted <= count - offset,
      let bytes = try? file.read(wanted, at: Int64(offset)), bytes.count == wanted
    else { return nil }
    return bytes
  }
}

extension [UInt8] {
  /// A little-endian number of so many bytes at an offset; nil outside.
  func number(_ width: Int, at offset: Int) -> UInt64? {
    guard offset >= 0, offset <= count - width else { return nil }
    var value: UInt64 = 0
    for i in 0..<width { value |= UInt64(self[offset + i]) << UInt64(8 * i) }
    return value
  }
}
