/// Reads one JSON text (RFC 8259), strictly, and says where it is wrong.
///
/// It stands here in place of a general decoder because the protocol's promise is about bad
/// input: the column of a mistake, repeated members, and a bound on the depth of nesting.
struct JSONReader {
  /// Deeper nesting is refused; no command needs more than two levels.
  static let maxDepth = 32

  private let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the whole text as one value.
  static func value(of bytes: [UInt8]) throws(JSONFault) -> JSONValue {
    if let offset = UTF8Check.firstInvalidByte(in: bytes) {
      throw JSONFault(column: offset + 1, "this byte is not UTF-8")
    }
    var reader = JSONReader(bytes)
    let value = try reader.readValue(depth: 0)
    reader.skipBlanks()
    guard reader.peek == nil else {
      throw reader.fault("a second value begins here; a line holds one object")
    }
    return value
  }

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  func fault(_ reason: String) -> JSONFault { JSONFault(column: position + 1, reason) }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d {
      position += 1
    }
  }

  private mutating func readValue(depth: Int) throws(JSONFault) -> JSONValue {
    skipBlanks()
    guard depth < Self.maxDepth else {
      throw fault("nested deeper than \(Self.maxDepth) levels")
    }
    switch peek {
    case nil: throw fault("a value is missing")
    case UInt8(ascii: "{"): return try readObject(depth: depth)
    case UInt8(ascii: "["): return try readArray(depth: depth)
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "-")?: return try readNumber()
    case let byte?:
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      return isDigit ? try readNumber() : try readWord()
    }
  }

  private mutating func readObject(depth: Int) throws(JSONFault) -> JSONValue {
    position += 1
    var members: [JSONMember] = []
    skipBlanks()
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else {
        throw fault("a member's name in quotes belongs here")
      }
      let name = try readString()
      skipBlanks()
      guard take(":") else { throw fault("a colon belongs here") }
      members.append(JSONMember(name: name, value: try readValue(depth: depth + 1)))
      skipBlanks()
    } while take(",")
    guard take("}") else { throw fault("a comma or } belongs here") }
    return .object(members)
  }

  private mutating func readArray(depth: Int) throws(JSONFault) -> JSONValue {
    position += 1
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return .array(elements) }
    repeat {
      elements.append(try readValue(depth: depth + 1))
      skipBlanks()
    } while take(",")
    guard take("]") else { throw fault("a comma or ] belongs here") }
    return .array(elements)
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func readWord() throws(JSONFault) -> JSONValue {
    for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    throw fault("no JSON value begins like this")
  }

  private mutating func readNumber() throws(JSONFault) -> JSONValue {
    let start = position
    _ = take("-")
    if !take("0") { try readDigits() }
    if take(".") { try readDigits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try readDigits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      position = start
      throw fault("this number is out of range")
    }
    return .number(number)
  }

  private mutating func readDigits() throws(JSONFault) {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > start else { throw fault("a digit belongs here") }
  }
}
