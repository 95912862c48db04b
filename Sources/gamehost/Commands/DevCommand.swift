import GameAppKit
import Platform
import TerminalFrontend

/// `gamehost dev`: plays a game while it is written. Each build that succeeds takes over with the
/// board as it is; the errors of one that does not are shown upon the game, which goes on.
struct DevCommand {
  private let run: Run

  init(_ run: Run) { self.run = run }

  func perform() throws(CommandError) {
    let terminal = try TerminalPlay(run)
    let folder: String
    do throws(SystemError) {
      folder = try FileSystem.realPath(run.invocation.words.first ?? ".")
    } catch {
      throw CommandError(.noInput, "\(error)")
    }
    let build = try PackageBuild(folder: folder, environment: run.environment)
    var hostOptions = run.options
    hostOptions.isAttended = true
    let reason: ExitReason
    do {
      let dev = try DevSession(build, stateFolder: run.options.stateFolder)
      defer { dev.close() }
      let clock = SystemClock()
      let host = GameHost(options: hostOptions, clock: clock)
      let telemetry = TelemetryLines(run, of: host)
      defer { telemetry?.print(Console()) }
      let session = try HostSession(
        host: host, plugin: dev.plugin, route: run.invocation.route, time: clock.now)
      defer { session.close() }
      let reactor = try Reactor()
      let scene = DevScene(session.root)
      reason = try terminal.play(session, scene, on: host, reactor, clock: clock) { invalidate in
        try dev.attach(to: reactor, scene, changed: invalidate)
      }
    } catch {
      throw run.failure(error, plugin: nil)
    }
    reason.signal?.die()
  }
}
