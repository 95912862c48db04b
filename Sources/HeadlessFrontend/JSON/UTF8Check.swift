/// Finds where bytes stop being UTF-8.
enum UTF8Check {
  /// The offset of the first byte that belongs to no character; nil when all do.
  static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded): offset += encoded.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
