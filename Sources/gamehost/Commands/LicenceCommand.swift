import GameAppKit

/// `gamehost licence issue`: makes a licence, as a text on the output.
struct LicenceCommand {
  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    let invocation = run.invocation
    guard let product = invocation.product, let licensee = invocation.licensee,
      let key = invocation.keyPath
    else { return }
    let licence = try run.withPassphrase { passphrase in
      try LicenceCommands().issue(
        product: product, licensee: licensee, expires: invocation.expires, keyPath: key,
        passphrase: { passphrase }, today: SystemClock().today)
    }
    try console.write(licence.text)
  }
}
