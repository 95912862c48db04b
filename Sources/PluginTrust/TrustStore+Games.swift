public import Platform
import SignatureLibrary

extension TrustStore {
  /// The games that run without the sandbox, the oldest first.
  public func unconfinedGames() throws(TrustError) -> [UnconfinedGame] {
    guard let bytes = try content(of: gamesPath) else { return [] }
    var games: [UnconfinedGame] = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      let digest = text.prefix { $0 != " " }
      let path = text.dropFirst(digest.count + 1)
      guard digest.utf8.count == Self.digestLength * 2, path.hasPrefix("/") else {
        throw TrustError(
          .settings(
            path: gamesPath, reason: "line \(index + 1) is not a digest and a path; remove it"))
      }
      games.append(UnconfinedGame(path: String(path), digest: String(digest)))
    }
    return games
  }

  /// Lets a game run without the sandbox, in place of another build of it.
  public func unconfine(_ game: UnconfinedGame) throws(TrustError) {
    guard !game.path.utf8.contains(UInt8(ascii: "\n")) else {
      throw TrustError(
        .settings(path: gamesPath, reason: "a path with a line break cannot be kept; rename it"))
    }
    try write(unconfinedGames().filter { $0.path != game.path } + [game])
  }

  /// Confines the game at a path again; nil when it was confined.
  @discardableResult
  public func confine(_ path: String) throws(TrustError) -> UnconfinedGame? {
    let games = try unconfinedGames()
    guard let game = games.first(where: { $0.path == path }) else { return nil }
    try write(games.filter { $0 != game })
    return game
  }

  /// The digest of files, of which nobody can make others with the same: BLAKE2b over the digests
  /// of each.
  public func digest(of files: [FileDescriptor]) throws(TrustError) -> String {
    try translating(gamesPath) {
      let scheme = try scheme()
      let whole = try scheme.makeHash(length: Self.digestLength)
      for file in files {
        let part = try scheme.makeHash(length: Self.digestLength)
        var offset: Int64 = 0
        while case let bytes = try file.read(1 << 18, at: offset), !bytes.isEmpty {
          try part.update(bytes)
          offset += Int64(bytes.count)
        }
        try whole.update(try part.finish())
      }
      return try whole.finish().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  private static let digestLength = 32

  private func write(_ games: [UnconfinedGame]) throws(TrustError) {
    try write(games.map { "\($0.digest) \($0.path)\n" }.joined(), to: gamesPath)
  }
}
