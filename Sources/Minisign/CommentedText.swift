/// The lines of minisign's files: comments, each followed by a line of base64.
enum CommentedText {
  static let untrusted = "untrusted comment: "
  static let trusted = "trusted comment: "
  /// minisign's own limits, in bytes.
  static let untrustedLimit = 1024 - untrusted.utf8.count - 2
  static let trustedLimit = 8192 - trusted.utf8.count - 2

  /// The lines of a file, whatever ends them, without empty ones at the end.
  static func lines(_ bytes: [UInt8], of what: String) throws(MinisignError) -> [String] {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw MinisignError(.malformed("the \(what) is not a text"))
    }
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.last == "\r" ? $0.dropLast() : $0)
    }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines
  }

  /// The bytes of a line of base64, which must be so many.
  static func bytes(
    _ line: String, count: Int, of what: String
  ) throws(MinisignError) -> [UInt8] {
    guard let bytes = Base64.decode(String(line.trimmed)) else {
      throw MinisignError(.malformed("the \(what) is not base64"))
    }
    guard bytes.count == count else {
      throw MinisignError(
        .malformed("the \(what) has \(bytes.count) bytes instead of \(count)"))
    }
    return bytes
  }

  /// A comment that may be written: one line, printable, within minisign's limit.
  static func check(
    _ comment: String, limit: Int
  ) throws(MinisignError) {
    guard comment.utf8.count <= limit else {
      throw MinisignError(
        .malformed("a comment has at most \(limit) bytes, not \(comment.utf8.count)"))
    }
    let isOneLine = comment.unicodeScalars.allSatisfy {
      $0 == "\t" || $0.properties.generalCategory != .control
    }
    guard isOneLine else {
      throw MinisignError(.malformed("a comment is one line without control characters"))
    }
  }
}

extension String {
  /// Without spaces and tabs at both ends.
  var trimmed: Substring {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return rest
  }

  /// Fit for a terminal: control and direction characters are replaced, and the length is limited.
  public var printable: String {
    let kept = unicodeScalars.prefix(200).map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
        scalar == "\t" ? " " : "\u{FFFD}"
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(kept)) + (unicodeScalars.count > 200 ? "…" : "")
  }
}
