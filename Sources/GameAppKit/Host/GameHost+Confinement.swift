import GameShellKit
import GameShellUI
import GameStage
import Platform
public import PluginTrust

extension GameHost {
  /// A game that the player lets run without the sandbox, and whether its files are still those.
  public struct FreeGame: Hashable, Sendable {
    /// What the player said.
    public var game: UnconfinedGame
    /// How it would be run now; nil when its file is gone.
    public var confinement: Confinement?
  }

  /// Lets a game run without the sandbox from now on, as long as its file, and the libraries that
  /// it brings along, stay what they are. Nothing of it is run.
  @discardableResult
  public func unconfine(_ path: String) throws -> UnconfinedGame {
    let store = makeTrustStore()
    let game = UnconfinedGame(
      path: Self.real(path), digest: try store.digest(of: try files(of: path)))
    try store.unconfine(game)
    return game
  }

  /// Has a game run in the sandbox again; nil when it did.
  @discardableResult
  public func confine(_ path: String) throws(TrustError) -> UnconfinedGame? {
    try makeTrustStore().confine(Self.real(path))
  }

  /// The games that the player lets run without the sandbox.
  public func freeGames() throws(TrustError) -> [FreeGame] {
    let store = makeTrustStore()
    return try store.unconfinedGames().map { game in
      guard let files = try? files(of: game.path) else {
        return FreeGame(game: game, confinement: nil)
      }
      do throws(TrustError) {
        let isSame = try store.digest(of: files) == game.digest
        return FreeGame(game: game, confinement: isSame ? .free : .sandboxedAgain(.changed))
      } catch {
        return FreeGame(game: game, confinement: .sandboxedAgain(.unknown("\(error)")))
      }
    }
  }

  /// The files of the games that would now run without the sandbox.
  var freePaths: Set<String> {
    Set(((try? freeGames()) ?? []).filter { $0.confinement == .free }.map(\.game.path))
  }

  /// Those of some files that run although nobody who is trusted has signed them; none unless the
  /// player's policy wants that to be said.
  func untrusted(among paths: [String]) -> Set<String> {
    let store = makeTrustStore()
    guard (try? store.policy()) == .warn else { return [] }
    return Set(
      paths.filter { path in
        if case .warn = store.decision(for: store.verify(path), plugin: path) {
          true
        } else {
          false
        }
      })
  }

  /// The plugin's file and those of the libraries that it brings along, in the order in which a
  /// stage has copies of them.
  private func files(of path: String) throws -> [FileDescriptor] {
    let plugin = try PluginFile(path: path, entry: StageProcess.entrySymbol)
    let helpers = try HelperLibraries(of: plugin, program: options.executable)
    return try ([path] + helpers.libraries.map(\.path)).map {
      try FileDescriptor.openRegular($0)
    }
  }

  static func real(_ path: String) -> String { (try? FileSystem.realPath(path)) ?? path }
}

extension Confinement {
  /// What the player must be told when the game begins; nil when it runs as every game does.
  func notice(_ title: String, _ words: ToastStrings) -> String? {
    switch self {
    case .sandboxed: nil
    case .free: words.unconfined.filling("game", with: title)
    case .sandboxedAgain(.changed): words.confinedAgain.filling("game", with: title)
    case .sandboxedAgain(.unknown(let reason)):
      words.trustUnknown.filling("game", with: title).filling("reason", with: reason)
    }
  }
}
