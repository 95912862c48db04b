/// Writes JSON on one line, straight into bytes.
///
/// Commas are the writer's business; that objects and arrays are closed and members named is the
/// caller's. Every line separator of Unicode is escaped, so that no reader of lines splits a text.
public struct JSONWriter {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Starts an empty text.
  public init() {}

  /// Writes an object with what `content` writes as its members.
  public mutating func object(_ content: (inout JSONWriter) -> Void) {
    enclosed("{", "}", content)
  }

  /// Writes an array with what `content` writes as its elements.
  public mutating func array(_ content: (inout JSONWriter) -> Void) {
    enclosed("[", "]", content)
  }

  /// Writes the name of the member whose value comes next.
  public mutating func name(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string.
  public mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  /// Writes a whole number.
  public mutating func integer(_ number: some BinaryInteger) { raw(String(number)) }

  /// Writes a number; one that is not finite becomes null.
  public mutating func number(_ number: Double) { raw(number.isFinite ? "\(number)" : "null") }

  /// Writes true or false.
  public mutating func bool(_ flag: Bool) { raw(flag ? "true" : "false") }

  /// Writes null.
  public mutating func null() { raw("null") }

  /// Ends the line.
  public mutating func newline() {
    bytes.append(0x0a)
    needsComma = false
  }

  private mutating func enclosed(
    _ start: Unicode.Scalar, _ end: Unicode.Scalar, _ content: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: start))
    needsComma = false
    content(&self)
    bytes.append(UInt8(ascii: end))
    needsComma = true
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes += text.utf8
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}

extension JSONWriter {
  /// Writes a named string.
  public mutating func member(_ name: String, _ text: String) {
    self.name(name)
    string(text)
  }

  /// Writes a named whole number.
  public mutating func member(_ name: String, _ value: Int) {
    self.name(name)
    integer(value)
  }

  /// Writes a named flag.
  public mutating func member(_ name: String, _ flag: Bool) {
    self.name(name)
    bool(flag)
  }

  /// Writes a named array of strings.
  public mutating func member(_ name: String, _ texts: [String]) {
    self.name(name)
    array { writer in for text in texts { writer.string(text) } }
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += #"\""#.utf8
      case "\\": bytes += #"\\"#.utf8
      case "\n": bytes += #"\n"#.utf8
      case "\r": bytes += #"\r"#.utf8
      case "\t": bytes += #"\t"#.utf8
      case "\u{0}"..."\u{1f}", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}": escape(scalar)
      default: bytes += scalar.utf8
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
  }
}
