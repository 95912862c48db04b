/// How a game's last sync went.
public struct CloudSyncStatus: Hashable, Sendable {
  /// When, Unix milliseconds.
  public var at: Int64
  /// Why it came to nothing; nil when all went well.
  public var failure: String?
  /// What was passed over, a sentence each.
  public var skipped: [String] = []

  /// When, for people.
  public var localTime: String { GameAppKit.localTime(at) }

  init(at: Int64) { self.at = at }

  /// Reads what `text` wrote.
  init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 2, let at = Int64(lines[0]) else { return nil }
    self.at = at
    failure = lines[1].isEmpty ? nil : String(lines[1])
    skipped = lines.dropFirst(2).map(String.init)
  }

  /// As the store keeps it: a line each.
  var text: String {
    ([String(at), failure ?? ""] + skipped.prefix(20)).map {
      $0.replacing("\n", with: " ")
    }.joined(separator: "\n")
  }
}
