import GameAppKit
import HeadlessFrontend

/// `gamehost trust`: whose games may run here.
struct TrustCommand {
  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    let text: String
    do throws(TrustError) { text = try answer() } catch { throw CommandError(error) }
    try console.write(text + "\n")
  }

  private func answer() throws(TrustError) -> String {
    let commands = TrustCommands(store: GameHost(options: run.options).makeTrustStore())
    let operand = run.invocation.words.dropFirst().first
    switch (run.invocation.words.first, operand) {
    case ("add", let key?):
      return try commands.add(key, name: run.invocation.keyName).description
    case ("remove", let id?): return try commands.remove(id).description
    case ("policy", _): return "policy: \(try commands.policy(operand).rawValue)"
    default:
      let listing = try commands.list()
      return run.invocation.asJSON ? json(listing) : listing.description
    }
  }

  private func json(_ listing: TrustCommands.Listing) -> String {
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
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
