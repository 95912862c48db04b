import GameAppKit
import Platform
import TerminalFrontend

/// `gamehost`: plays on the terminal until the player leaves.
struct PlayCommand {
  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    let terminal = try TerminalPlay(run)
    let plugin = try run.pluginPath()
    var hostOptions = run.options
    hostOptions.isAttended = true
    let marker = StartMarker(options: hostOptions)
    // Whatever ends this run in good order, it did not end in the start.
    defer { marker.clear() }
    hostOptions.isSafeMode = marker.lastStartFailed
    let reason: ExitReason
    do {
      let clock = SystemClock()
      let host = GameHost(options: hostOptions, clock: clock)
      try run.trustIfAsked(plugin, on: host)
      let telemetry = TelemetryLines(run, of: host)
      // Before that the session is closed, and with it what was measured.
      defer { telemetry?.print(console) }
      let session = try HostSession(
        host: host, plugin: marker.lastStartFailed ? nil : plugin, route: run.invocation.route,
        message: marker.notice, time: clock.now)
      defer { session.close() }
      let reactor = try Reactor()
      reactor.defer { marker.clear() }
      reason = try terminal.play(session, session.root, on: host, reactor, clock: clock)
    } catch {
      throw run.failure(error, plugin: plugin)
    }
    // Everything is stored; the parent shall see what ended the program.
    reason.signal?.die()
  }
}
