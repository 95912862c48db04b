import GameAppKit

/// `gamehost keygen`: a key pair to sign games and licences with.
struct KeygenCommand {
  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    guard let name = run.invocation.words.first else { return }
    let pair = try run.withPassphrase { passphrase in
      try SigningCommands().keygen(
        secretPath: "\(name).key", publicPath: "\(name).pub", passphrase: passphrase)
    }
    try console.write("\(pair)\n")
    if run.invocation.passphrasePath == nil {
      console.complain(
        "gamehost: the secret key is not encrypted; --passphrase-file FILE would encrypt it")
    }
  }
}
