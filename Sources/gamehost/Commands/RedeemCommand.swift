import GameAppKit
import Platform

/// `gamehost redeem`: takes a licence, from a file or the input.
struct RedeemCommand {
  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    let text = String(decoding: try input(), as: UTF8.self)
    let host = GameHost(options: run.options)
    let redemption: LicenceCommands.Redemption
    do throws(LicenceError) {
      redemption = try LicenceCommands().redeem(
        text, games: host.licensedGames(), store: host.licences, today: SystemClock().today)
    } catch {
      throw CommandError(error)
    }
    try console.write("\(redemption)\n")
  }

  private func input() throws(CommandError) -> [UInt8] {
    if let path = run.invocation.words.first, path != "-" {
      do throws(SystemError) {
        return try FileSystem.read(path, limit: OfflineLicence.textLimit)
      } catch {
        throw CommandError(error)
      }
    }
    if try isTerminal() {
      console.complain("Paste the licence, then press Ctrl-D at the beginning of a line.")
    }
    var bytes: [UInt8] = []
    while bytes.count <= OfflineLicence.textLimit {
      let part = try console.read()
      if part.isEmpty { break }
      bytes += part
    }
    return bytes
  }

  private func isTerminal() throws(CommandError) -> Bool {
    do throws(SystemError) {
      return try Console.borrow(0) { input in input.isTerminal }
    } catch {
      throw CommandError(error)
    }
  }
}
