import GameAppKit
import GameShellKit

/// `gamehost remind`: sends a game's daily reminder; the timer that the host sets runs this.
struct RemindCommand {
  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    guard let subsystem = run.invocation.words.first else { return }
    let told: String
    do throws(SaveError) {
      told = try GameHost(options: run.options).remind(subsystem)
    } catch {
      throw CommandError(.unavailable, "\(error)")
    }
    try console.write("\(told)\n")
  }
}
