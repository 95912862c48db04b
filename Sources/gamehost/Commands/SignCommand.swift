import GameAppKit

/// `gamehost sign`: signs a game, beside its file.
struct SignCommand {
  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    guard let path = try run.pluginPath(), let key = run.invocation.keyPath else { return }
    let signed = try run.withPassphrase { passphrase in
      try SigningCommands().sign(
        path, keyPath: key, passphrase: { passphrase }, comment: run.invocation.comment,
        time: SystemClock().now.wall / 1000)
    }
    try console.write("\(signed)\n")
  }
}
