extension ReminderRecord {
  private static let heading = "gamehost reminder 1"

  /// A heading, then `name=value` lines; line ends and backslashes within a value are escaped.
  var text: String {
    var lines = [Self.heading]
    if let minute { lines.append("minute=\(minute)") }
    lines.append("title=\(Self.escape(title))")
    lines.append("body=\(Self.escape(body))")
    if let handledDay { lines.append("handled=\(handledDay)") }
    if let limitation { lines.append("limitation=\(Self.escape(limitation))") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads what `text` wrote; nil for anything else. Unknown names are passed over.
  init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == Self.heading[...], lines.last == "" else { return nil }
    for line in lines.dropFirst().dropLast() {
      guard let sign = line.firstIndex(of: "=") else { return nil }
      let value = line[line.index(after: sign)...]
      switch line[..<sign] {
      case "minute":
        guard let number = Int(value), (0..<1440).contains(number) else { return nil }
        minute = number
      case "handled":
        guard let number = Int(value) else { return nil }
        handledDay = number
      case "title": title = Self.unescape(value)
      case "body": body = Self.unescape(value)
      case "limitation": limitation = Self.unescape(value)
      default: break
      }
    }
  }

  private static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func unescape(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        result.unicodeScalars.append(scalar == "n" ? "\n" : scalar == "r" ? "\r" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
