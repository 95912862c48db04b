/// Takes what could name a person out of a text.
public struct Redaction: Hashable, Sendable {
  /// The longest first, so that one home within another is found whole.
  private let homes: [String]
  private let users: [String]

  /// Makes a redaction for home folders and users' names; what is too short to tell anything is
  /// not looked for.
  public init(homes: [String], users: [String]) {
    func longestFirst(_ texts: [String]) -> [String] {
      Set(texts.filter { $0.utf8.count > 1 }).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }
    self.homes = longestFirst(homes.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
    self.users = longestFirst(users)
  }

  /// The text with `~` for a home folder and `user` for a user's name, each as a whole word.
  public func apply(to text: String) -> String {
    var result = text
    for home in homes { result = Self.replacing(home, with: "~", in: result) }
    for user in users { result = Self.replacing(user, with: "user", in: result) }
    return result
  }

  /// Replaces a word where no other one continues it.
  private static func replacing(_ word: String, with other: String, in text: String) -> String {
    var clean = ""
    var rest = Substring(text)
    while let range = rest.firstRange(of: word) {
      let before = rest[..<range.lowerBound].last ?? clean.last
      let after = rest[range.upperBound...].first
      clean += rest[..<range.lowerBound]
      // A folder's name may follow anything: it begins with its own mark.
      let isWhole = (word.hasPrefix("/") || !continues(before)) && !continues(after)
      clean += isWhole ? other : word
      rest = rest[range.upperBound...]
    }
    return clean + rest
  }

  private static func continues(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }
}
