extension ShellStrings {
  /// What went wrong, in the player's language.
  ///
  /// The sentence is one of the host's parts, in English; one that is not known, such as a game's
  /// own, stays as it is.
  public func told(_ sentence: String) -> String {
    if reasons == ReasonStrings() || sentence.utf8.count > 4096 { return sentence }
    return told(sentence, depth: 4)
  }

  private func told(_ sentence: String, depth: Int) -> String {
    guard depth > 0 else { return sentence }
    var best: (template: String, values: [(name: String, value: String)], literals: Int)?
    for (english, own) in zip(ReasonStrings().all, reasons.all) {
      guard let values = SentenceTemplate(english).values(in: sentence) else { continue }
      let literals = sentence.count - values.reduce(0) { $0 + $1.value.count }
      if literals > best?.literals ?? -1 { best = (own, values, literals) }
    }
    guard let best else { return toldAfterName(sentence, depth: depth) }
    var text = best.template
    for (name, value) in best.values {
      let isSentence = name == "reason" || name == "error"
      text = text.filling(name, with: isSentence ? told(value, depth: depth - 1) : value)
    }
    return text
  }

  /// A sentence that somebody has put a file's name before.
  private func toldAfterName(_ sentence: String, depth: Int) -> String {
    guard let colon = sentence.firstRange(of: ": ") else { return sentence }
    return sentence[..<colon.upperBound]
      + told(String(sentence[colon.upperBound...]), depth: depth - 1)
  }
}

/// A sentence with names in braces, to be recognised with other things in their places.
struct SentenceTemplate {
  /// What stands before the first name and after each.
  private(set) var literals: [Substring] = []
  private(set) var names: [Substring] = []

  init(_ template: String) {
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      literals.append(rest[..<open])
      names.append(rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
    }
    literals.append(rest)
  }

  /// What stands in a sentence in the place of each name; nil when it is another sentence. A value
  /// is as short as it can be, and never empty.
  func values(in sentence: String) -> [(name: String, value: String)]? {
    guard sentence.hasPrefix(literals[0]) else { return nil }
    var values: [Substring] = []
    guard match(sentence.dropFirst(literals[0].count), from: 0, into: &values) else { return nil }
    return zip(names, values).map { (String($0), String($1)) }
  }

  private func match(_ rest: Substring, from index: Int, into values: inout [Substring]) -> Bool {
    guard index < names.count else { return rest.isEmpty }
    let literal = literals[index + 1]
    if literal.isEmpty {
      guard !rest.isEmpty, index == names.count - 1 else { return false }
      values.append(rest)
      return true
    }
    var from = rest.index(rest.startIndex, offsetBy: 1, limitedBy: rest.endIndex) ?? rest.endIndex
    while let found = rest[from...].firstRange(of: literal) {
      values.append(rest[..<found.lowerBound])
      if match(rest[found.upperBound...], from: index + 1, into: &values) { return true }
      values.removeLast()
      from = rest.index(after: found.lowerBound)
    }
    return false
  }
}
