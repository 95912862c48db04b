import GameAppKit
import GameShellKit
import HeadlessFrontend
import Platform

/// `gamehost inspect`: all that a game says of itself, and what its file is.
struct InspectCommand {
  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    guard let path = try run.pluginPath() else { return }
    let game: PluginGame
    let file: PluginFile
    do {
      game = try GameHost(options: run.options).load(path)
      file = try PluginFile(path: path, entry: "makeGameConfig")
    } catch {
      throw run.failure(error, plugin: path)
    }
    defer { game.end() }
    let card = GameCard(
      config: game.config, abiVersion: game.abiVersion, file: file,
      origin: GameHost(options: run.options).makeTrustStore().verify(path))
    if run.invocation.asJSON {
      try console.write(card.json)
    } else {
      try console.write(card.page(locale: run.options.locale))
    }
  }
}
