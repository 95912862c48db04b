import GameAppKit
import HeadlessFrontend
import Platform

/// `gamehost trust`: whose games may run here, and which of them without the sandbox.
struct TrustCommand {
  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    let host = GameHost(options: run.options)
    let text: String
    switch (run.invocation.words.first, run.invocation.words.dropFirst().first) {
    case ("plugin", let name?): text = try free(name, on: host)
    case ("sandbox", let name?): text = try confine(name, on: host)
    default:
      do throws(TrustError) { text = try answer(host) } catch { throw CommandError(error) }
    }
    try console.write(text + "\n")
  }

  private func free(_ name: String, on host: GameHost) throws(CommandError) -> String {
    let path = try run.path(of: name)
    try run.trust(path, on: host)
    return "\(Path.name(of: path)) runs without the sandbox from now on, as long as its file stays "
      + "as it is"
  }

  private func confine(_ name: String, on host: GameHost) throws(CommandError) -> String {
    // The file may be gone, and be known by its path alone.
    let path: String
    if let found = try? run.path(of: name) { path = found } else { path = try Run.absolute(name) }
    let game: UnconfinedGame?
    do throws(TrustError) { game = try host.confine(path) } catch { throw CommandError(error) }
    guard game != nil else {
      throw CommandError(.noInput, "\(name) runs in the sandbox already; see: gamehost trust list")
    }
    return "\(Path.name(of: path)) runs in the sandbox again"
  }

  private func answer(_ host: GameHost) throws(TrustError) -> String {
    let commands = TrustCommands(store: host.makeTrustStore())
    let operand = run.invocation.words.dropFirst().first
    switch (run.invocation.words.first, operand) {
    case ("add", let key?):
      return try commands.add(key, name: run.invocation.keyName).description
    case ("remove", let id?): return try commands.remove(id).description
    case ("policy", _): return "policy: \(try commands.policy(operand).rawValue)"
    default:
      let listing = try commands.list()
      let games = try host.freeGames()
      return run.invocation.asJSON
        ? json(listing, games)
        : ([listing.description] + games.map(\.line)).joined(separator: "\n")
    }
  }

  private func json(_ listing: TrustCommands.Listing, _ games: [GameHost.FreeGame]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("policy", listing.policy.rawValue)
      writer.name("keys")
      writer.array { writer in
        for key in listing.keys {
          writer.object { writer in
            writer.member("id", key.id)
            writer.member("key", key.base64)
            writer.member("name", key.name)
          }
        }
      }
      writer.name("games")
      writer.array { writer in
        for game in games {
          writer.object { writer in
            writer.member("path", game.game.path)
            writer.member("digest", game.game.digest)
            writer.member("sandbox", game.confinement == .free ? "off" : "on")
          }
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension GameHost.FreeGame {
  /// What the game is, for a list.
  var line: String {
    let path = game.path.printable()
    return switch confinement {
    case .free: "without the sandbox: \(path)"
    case .sandboxedAgain(.unknown(let reason)): "in the sandbox, for \(reason): \(path)"
    case nil: "trusted, but gone: \(path)"
    default: "changed since it was trusted, hence in the sandbox: \(path)"
    }
  }
}
