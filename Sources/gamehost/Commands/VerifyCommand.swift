import GameAppKit
import HeadlessFrontend

/// `gamehost verify`: who signed a game, and whether that is trusted, which is the exit code too.
struct VerifyCommand {
  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    guard let path = try run.pluginPath() else { return }
    let commands = TrustCommands(store: GameHost(options: run.options).makeTrustStore())
    let check: TrustCommands.Check
    do throws(TrustError) { check = try commands.verify(path) } catch { throw CommandError(error) }
    if run.invocation.asJSON { try console.write(json(check)) }
    guard check.isTrusted else {
      if case .unverifiable = check.verdict {
        throw CommandError(.unavailable, check.description)
      }
      throw CommandError(.refused, check.description)
    }
    if !run.invocation.asJSON { try console.write("\(check)\n") }
  }

  private func json(_ check: TrustCommands.Check) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("path", check.plugin)
      writer.member("verdict", check.verdict.word)
      switch check.verdict {
      case .trusted(let key, let comment):
        writer.member("key", key.id)
        writer.member("name", key.name)
        writer.member("comment", comment)
      case .unknownKey(let id): writer.member("key", "\(id)")
      case .bad(let reason), .unverifiable(let reason): writer.member("reason", reason)
      case .unsigned: break
      }
      writer.member("policy", check.decision.word)
    }
    writer.newline()
    return writer.bytes
  }
}
