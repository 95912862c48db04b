/// Texts in systemd's unit files, so that no text can end its line or its word.
///
/// Sources: systemd.syntax(7) on quoting and C-style escapes, systemd.unit(5) on specifiers,
/// systemd.service(5) on variables in command lines.
enum UnitEscaping {
  /// One word of a command line or of `Environment=`, quoted. `%` begins a specifier everywhere;
  /// `$` begins a variable in the arguments of a command, not in its program.
  static func word(_ text: String, doublingDollars: Bool) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "%": result += "%%"
      case "$" where doublingDollars: result += "$$"
      case "\u{0}": break
      case "\u{1}"..."\u{1F}", "\u{7F}":
        result += "\\x" + UnitName.hexadecimal(UInt8(truncatingIfNeeded: scalar.value))
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A text for people in a line that is not unquoted, such as `Description=`: on one line, of a
  /// length that every version takes, without specifiers, never continued by a last backslash.
  static func line(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars.prefix(120) {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result += " "
      default: result += scalar == "%" ? "%%" : scalar == "\\" ? "/" : String(scalar)
      }
    }
    return result
  }

  /// A command line. systemd refuses quotes, backslashes and control characters in the program
  /// itself, so such a program is given to the shell as an argument.
  static func command(_ program: String, _ arguments: [String]) -> String {
    let isPlain = program.unicodeScalars.allSatisfy { scalar in
      scalar != "\"" && scalar != "'" && scalar != "\\" && scalar.value >= 0x20
        && scalar.value != 0x7F
    }
    let words = arguments.map { word($0, doublingDollars: true) }
    if isPlain { return ([word(program, doublingDollars: false)] + words).joined(separator: " ") }
    let shell = ["-c", "exec \"$0\" \"$@\"", program].map { word($0, doublingDollars: true) }
    return (["\"/bin/sh\""] + shell + words).joined(separator: " ")
  }
}
