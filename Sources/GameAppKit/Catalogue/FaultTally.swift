/// How often one build of a game had to be given up of late, as it is kept from run to run.
struct FaultTally: Equatable {
  /// So many times within `span` set the build aside.
  static let limit = 3
  /// A day, in milliseconds.
  static let span: Int64 = 86_400_000

  /// The hash of the build's content.
  private(set) var content: UInt64
  /// When it was given up, Unix milliseconds, oldest first.
  private(set) var times: [Int64] = []

  /// Goes on counting a build; what was counted of another one does not matter any more.
  init(of content: UInt64, kept: String?) {
    self.content = content
    let numbers = kept?.split(separator: " ") ?? []
    guard numbers.first.flatMap({ UInt64($0) }) == content else { return }
    times = numbers.dropFirst().compactMap { Int64($0) }
  }

  /// The form in which it is kept.
  var text: String { ([String(content)] + times.map { String($0) }).joined(separator: " ") }

  /// Counts once more; answers whether it is enough.
  mutating func note(at now: Int64) -> Bool {
    // A clock that was set back must not make a time count for ever.
    times = times.filter { (now - Self.span...now).contains($0) } + [now]
    return times.count >= Self.limit
  }
}
