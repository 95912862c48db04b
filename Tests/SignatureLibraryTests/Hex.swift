/// Bytes from hexadecimal digits, as standards print them.
func hex(_ text: String) -> [UInt8] {
  var digits = text.filter(\.isHexDigit)[...]
  var bytes: [UInt8] = []
  while digits.count >= 2 {
    if let byte = UInt8(digits.prefix(2), radix: 16) { bytes.append(byte) }
    digits = digits.dropFirst(2)
  }
  return bytes
}
