import GameShellKit

/// A fault as it lies in the spool.
public struct FaultReport: Hashable, Sendable, Codable {
  /// Names the report: the time and a number, for example `20261130-101502-1`.
  public var id: String
  /// Unix milliseconds.
  public var time: Int64
  /// The game's namespace.
  public var subsystem: String
  /// The kind, for example `died`.
  public var kind: String
  /// What happened, in a sentence.
  public var message: String
  /// The plugin's file.
  public var plugin: String
  /// The version that the plugin says it has.
  public var pluginVersion: String
  /// The build id that the linker wrote, hexadecimal.
  public var buildID: String
  /// The host's version.
  public var hostVersion: String
  /// The functions that were running, innermost first.
  public var backtrace: [String]
  /// What happened before, newest last.
  public var events: [String]
}

/// Takes what could name a person out of a text.
public struct Redaction: Hashable, Sendable {
  private let home: String
  private let user: String

  /// Makes a redaction for a home folder and a user's name; empty ones are not looked for.
  public init(home: String, user: String) {
    self.home = home.hasSuffix("/") ? String(home.dropLast()) : home
    self.user = user
  }

  /// The text with `~` for the home folder and `user` for the user's name as a whole word.
  public func apply(to text: String) -> String {
    var result = text
    if home.utf8.count > 1 { result = result.replacing(home, with: "~") }
    guard user.utf8.count > 1 else { return result }
    let isWord = { (character: Character) in
      character.isLetter || character.isNumber || character == "_"
    }
    var clean = ""
    var rest = Substring(result)
    while let range = rest.firstRange(of: user) {
      let before = rest[..<range.lowerBound].last ?? clean.last
      let after = rest[range.upperBound...].first
      let isWhole = before.map { !isWord($0) } ?? true && after.map { !isWord($0) } ?? true
      clean += rest[..<range.lowerBound] + (isWhole ? "user" : user)
      rest = rest[range.upperBound...]
    }
    return clean + rest
  }
}
