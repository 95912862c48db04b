import GameAppKit
import GameShellKit
import Platform

extension Run {
  /// Lets a game run without the sandbox, as `--trust` asks for.
  func trustIfAsked(_ plugin: String?, on host: GameHost) throws(CommandError) {
    guard invocation.trusts, let plugin else { return }
    try trust(plugin, on: host)
  }

  /// Lets a game run without the sandbox from now on.
  func trust(_ plugin: String, on host: GameHost) throws(CommandError) {
    do {
      try host.unconfine(plugin)
    } catch let error as TrustError {
      throw CommandError(error)
    } catch {
      throw failure(error, plugin: plugin)
    }
  }
}
