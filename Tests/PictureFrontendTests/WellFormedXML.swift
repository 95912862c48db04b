/// A check of what makes a text XML: one root, tags that match, quoted attributes given once,
/// known entities.
enum WellFormedXML {
  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  /// The names of the elements in the order of their beginning.
  static func elements(of text: String) throws -> [String] {
    var rest = Substring(text)
    var open: [String] = []
    var names: [String] = []
    while let start = rest.firstIndex(of: "<") {
      try checkText(rest[..<start], isInside: !open.isEmpty)
      guard let end = rest[start...].firstIndex(of: ">") else { throw Fault(description: "<") }
      var tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard open.popLast() == String(tag.dropFirst()) else {
          throw Fault(description: "\(tag) closes nothing")
        }
        continue
      }
      let isEmpty = tag.hasSuffix("/")
      if isEmpty { tag = tag.dropLast() }
      let name = String(tag.prefix { $0 != " " })
      guard !names.isEmpty || open.isEmpty, !(open.isEmpty && !names.isEmpty) else {
        throw Fault(description: "a second root \(name)")
      }
      try checkAttributes(tag.dropFirst(name.count), of: name)
      names.append(name)
      if !isEmpty { open.append(name) }
    }
    try checkText(rest, isInside: false)
    guard open.isEmpty, !names.isEmpty else { throw Fault(description: "\(open) not closed") }
    return names
  }

  private static func checkText(_ text: Substring, isInside: Bool) throws {
    guard isInside || text.allSatisfy(\.isWhitespace) else {
      throw Fault(description: "text outside the root")
    }
    for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      guard ["amp;", "lt;", "gt;", "quot;"].contains(where: part.hasPrefix) else {
        throw Fault(description: "unknown entity &\(part.prefix(8))")
      }
    }
  }

  private static func checkAttributes(_ text: Substring, of name: String) throws {
    var rest = text
    var seen: Set<String> = []
    while let first = rest.firstIndex(where: { $0 != " " }) {
      rest = rest[first...]
      guard let equals = rest.firstIndex(of: "=") else {
        throw Fault(description: "attribute without value in \(name)")
      }
      let attribute = String(rest[..<equals])
      rest = rest[rest.index(after: equals)...]
      guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else {
        throw Fault(description: "\(attribute) without quotes in \(name)")
      }
      guard seen.insert(attribute).inserted else {
        throw Fault(description: "\(attribute) twice in \(name)")
      }
      try checkText(rest[rest.index(after: rest.startIndex)..<end], isInside: true)
      rest = rest[rest.index(after: end)...]
    }
  }
}
