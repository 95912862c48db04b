extension String {
  /// The text with a value in place of every `{name}`.
  ///
  /// Boards fill one text per square and frame, so it walks the bytes instead of searching
  /// characters: braces and names are ASCII, which no other character's bytes contain.
  public func filling(_ name: String, with value: some CustomStringConvertible) -> String {
    let mark = Array("{\(name)}".utf8)
    let value = Array(value.description.utf8)
    var text = self
    let filled: [UInt8]? = text.withUTF8 { bytes in
      var result: [UInt8] = []
      var start = 0
      var at = 0
      while at + mark.count <= bytes.count {
        if bytes[at] == mark[0], bytes[at..<at + mark.count].elementsEqual(mark) {
          result += bytes[start..<at]
          result += value
          at += mark.count
          start = at
        } else {
          at += 1
        }
      }
      guard start > 0 else { return nil }
      result += bytes[start...]
      return result
    }
    return filled.map { String(decoding: $0, as: UTF8.self) } ?? self
  }
}
