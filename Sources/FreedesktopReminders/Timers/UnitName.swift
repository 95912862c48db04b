/// Names of systemd units, as systemd.unit(5) allows them.
enum UnitName {
  /// A text as a part of a unit's name, which is a file's name too: other characters than
  /// `A-Z a-z 0-9 : _ . -` become `\xNN`, as systemd-escape(1) writes them.
  static func escaped(_ text: String) -> String {
    var result = ""
    for (index, byte) in text.utf8.enumerated() {
      let character = Unicode.Scalar(byte)
      switch character {
      case "A"..."Z", "a"..."z", "0"..."9", ":", "_", "-": result.unicodeScalars.append(character)
      // A leading dot would hide the file.
      case "." where index > 0: result.unicodeScalars.append(character)
      default: result += "\\x" + hexadecimal(byte)
      }
    }
    return result
  }

  /// Two digits.
  static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
