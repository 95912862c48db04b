/// Just enough of JSON to write a manifest; members keep the order in which they are given.
enum JSONText {
  case string(String)
  case integer(Int)
  case flag(Bool)
  case list([JSONText])
  case object([(key: String, value: JSONText)])

  /// The text, on one line.
  var text: String {
    var result = ""
    write(to: &result)
    return result
  }

  private func write(to result: inout String) {
    switch self {
    case .string(let string): Self.quote(string, to: &result)
    case .integer(let integer): result += String(integer)
    case .flag(let flag): result += flag ? "true" : "false"
    case .list(let elements):
      result += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { result += "," }
        element.write(to: &result)
      }
      result += "]"
    case .object(let members):
      result += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { result += "," }
        Self.quote(member.key, to: &result)
        result += ":"
        member.value.write(to: &result)
      }
      result += "}"
    }
  }

  /// Escapes what RFC 8259 demands: quotes, the backslash, and controls.
  private static func quote(_ string: String, to result: inout String) {
    result += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}
