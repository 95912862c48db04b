import GameShellKit
import Minisign
import SignatureLibrary

/// Reads a licence out of a text that may have been wrapped, quoted, joined or surrounded by more.
struct LicenceReader {
  private enum Field: String, CaseIterable {
    case product, licensee, issued, expires, vendor, signature
  }

  private var values: [Field: [String]] = [:]

  /// The licence in a text; of several, the first.
  static func read(_ text: String) throws(LicenceError) -> OfflineLicence {
    let words = LicenceWords.split(text, unquoting: true)
    guard let begin = marker("BEGIN", in: words[...]) else {
      throw LicenceError(marker("END", in: words[...]) == nil ? .noLicence : .truncated(.beginning))
    }
    let rest = words[begin.upperBound...]
    guard let end = marker("END", in: rest) else { throw LicenceError(.truncated(.end)) }
    var reader = LicenceReader()
    try reader.take(rest[..<end.lowerBound])
    return try reader.licence()
  }

  /// The place of `-----BEGIN GAMEHOST LICENCE-----`, whatever became of its dashes.
  private static func marker(_ kind: String, in words: ArraySlice<String>) -> Range<Int>? {
    let wanted = [kind, "GAMEHOST", "LICENCE"]
    var index = words.startIndex
    while index + 3 <= words.endIndex {
      if words[index..<index + 3].map(core) == wanted { return index..<index + 3 }
      index += 1
    }
    return nil
  }

  /// A word without what is not a letter at its ends.
  private static func core(_ word: String) -> String {
    String(
      String.UnicodeScalarView(
        word.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic }))
  }

  /// Sorts words into the fields, which come in a fixed order.
  private mutating func take(_ words: ArraySlice<String>) throws(LicenceError) {
    var left = Field.allCases[...]
    var field: Field?
    for word in words {
      if let next = left.firstIndex(where: { "\($0.rawValue):" == word }) {
        field = left[next]
        values[left[next]] = []
        left = left[(next + 1)...]
      } else if let field {
        values[field, default: []].append(word)
      } else {
        throw LicenceError(
          .malformed("\"\(word.printable)\" stands where \"product:\" belongs"))
      }
    }
  }

  private func licence() throws(LicenceError) -> OfflineLicence {
    let vendor = try value(.vendor)
    guard let id = KeyID(vendor) else {
      throw LicenceError(
        .malformed("the vendor is 16 hexadecimal digits, not \"\(vendor.printable)\""))
    }
    return OfflineLicence(
      product: try value(.product), licensee: try value(.licensee, separator: " "),
      issued: try day(.issued), expires: values[.expires] == nil ? nil : try day(.expires),
      vendor: id, signature: try signature())
  }

  /// A field's words; a word that was broken at a line's end is whole again.
  private func value(_ field: Field, separator: String = "") throws(LicenceError) -> String {
    guard let words = values[field] else {
      throw LicenceError(.malformed("the line \"\(field.rawValue):\" is missing"))
    }
    guard !words.isEmpty else {
      throw LicenceError(.malformed("the line \"\(field.rawValue):\" is empty"))
    }
    return words.joined(separator: separator)
  }

  private func day(_ field: Field) throws(LicenceError) -> Day {
    let text = try value(field)
    guard let day = Day(iso: text) else {
      throw LicenceError(
        .malformed(
          "the line \"\(field.rawValue):\" has no date like 2026-11-30, but "
            + "\"\(text.printable)\""))
    }
    return day
  }

  private func signature() throws(LicenceError) -> Ed25519Signature {
    var text = try value(.signature)
    while text.last == "=" { text.removeLast() }
    let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    guard text.utf8.count <= 86, let bytes = Base64.decode(text + padding) else {
      // One character over whole groups is no base64, but what a cut leaves.
      if text.utf8.count < 86 { throw LicenceError(.truncated(.signature)) }
      throw LicenceError(.malformed("the signature is not base64"))
    }
    guard let signature = Ed25519Signature(bytes) else {
      throw LicenceError(.truncated(.signature))
    }
    return signature
  }
}
