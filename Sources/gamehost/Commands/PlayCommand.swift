import GameAppKit
import GameShellKit
import GameShellUI
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
    let options = terminalOptions()
    let size: CellSize
    do throws(TerminalError) { size = try TerminalFrontend.size(options) } catch {
      throw CommandError(.unavailable, "\(error)")
    }
    let plugin = try run.pluginPath()
    let reason: ExitReason
    do {
      let clock = SystemClock()
      let host = GameHost(options: run.options, clock: clock)
      let session = try HostSession(
        host: host, plugin: plugin, route: run.invocation.route, time: clock.now)
      defer { session.close() }
      reason = try play(session, host, size: size, options: options, clock: clock)
    } catch {
      throw run.failure(error, plugin: plugin)
    }
    // Everything is stored; the parent shall see what ended the program.
    reason.signal?.die()
  }

  private func play(
    _ session: HostSession, _ host: GameHost, size: CellSize, options: TerminalOptions,
    clock: SystemClock
  ) throws -> ExitReason {
    let reactor = try Reactor()
    let scene = WatchedScene(session.root)
    let choice = run.invocation.theme.appearance
    let frontend = try TerminalFrontend(
      driver: SceneDriver(scene: scene, size: size), reactor: reactor, options: options,
      clock: { clock.now }
    ) { [root = session.root] surroundings in
      if surroundings.depth == .none { return { Theme.monochrome.paint(for: $0) } }
      let appearance = choice ?? surroundings.appearance
      let theme = Theme(
        appearance: appearance, config: root.game?.config,
        ground: appearance == surroundings.appearance ? surroundings.ground : nil)
      return { theme.paint(for: $0) }
    }
    scene.watch({ [root = session.root] in root.game?.config.subsystem }) { [unowned frontend] in
      frontend.updateTheme()
    }
    host.bell = { [unowned frontend] in frontend.ring() }
    defer { host.bell = {} }
    try session.attach(to: reactor) { [unowned frontend] in
      // A new build may bring other colours.
      frontend.updateTheme()
      frontend.invalidate()
    }
    return try frontend.run()
  }

  private func terminalOptions() -> TerminalOptions {
    var options = TerminalOptions(environment: run.environment)
    options.color = ColorDepth(rawValue: run.invocation.color.rawValue)
    options.isMouseEnabled = run.invocation.usesMouse
    return options
  }
}
