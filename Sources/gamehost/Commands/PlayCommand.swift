import GameAppKit
import GameShellKit
import GameShellUI
import Platform
import TerminalFrontend

/// `gamehost`: plays on the terminal until the player leaves.
struct PlayCommand {
  private let run: Run
  private let console: Console
  /// Takes what a game prints that runs within this process; a stage has a log of its own.
  private let printsLog: FileDescriptor?

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
    guard run.options.inProcess, (try? FileSystem.makeFolders(run.logFolder)) != nil else {
      printsLog = nil
      return
    }
    printsLog = try? FileDescriptor.open(Path.join(run.logFolder, "in-process.log"), .append)
  }

  func perform() throws(CommandError) {
    let options = terminalOptions()
    let size: CellSize
    do throws(TerminalError) { size = try TerminalFrontend.size(options) } catch {
      throw CommandError(.unavailable, "\(error)")
    }
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
      let session = try HostSession(
        host: host, plugin: marker.lastStartFailed ? nil : plugin, route: run.invocation.route,
        message: marker.notice, time: clock.now)
      defer { session.close() }
      let reactor = try Reactor()
      reactor.defer { marker.clear() }
      reason = try play(session, host, reactor, size: size, options: options, clock: clock)
    } catch {
      throw run.failure(error, plugin: plugin)
    }
    // Everything is stored; the parent shall see what ended the program.
    reason.signal?.die()
  }

  private func play(
    _ session: HostSession, _ host: GameHost, _ reactor: Reactor, size: CellSize,
    options: TerminalOptions, clock: SystemClock
  ) throws -> ExitReason {
    let scene = WatchedScene(session.root)
    let preferences = session.root.preferences
    let choice = run.invocation.theme.appearance
    preferences?.themeOption = choice.map { _ in "--theme" }
    let frontend = try TerminalFrontend(
      driver: SceneDriver(scene: scene, size: size), reactor: reactor, options: options,
      clock: { clock.now }
    ) { [root = session.root] surroundings in
      preferences?.showsColors = surroundings.depth != .none
      if surroundings.depth == .none { return { Theme.monochrome.paint(for: $0) } }
      let appearance = choice ?? preferences?.appearance ?? surroundings.appearance
      let theme = Theme(
        preferences?.palette ?? .system, appearance: appearance, config: root.game?.config,
        ground: appearance == surroundings.appearance ? surroundings.ground : nil,
        isOpaque: appearance != surroundings.appearance)
      return { theme.paint(for: $0) }
    }
    scene.watch({ [root = session.root] in
      ThemeSource(
        subsystem: root.game?.config.subsystem, palette: preferences?.palette,
        appearance: preferences?.appearance)
    }) { [unowned frontend] in
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
    options.log = printsLog?.rawValue
    return options
  }
}

/// What the terminal's colours depend on.
private struct ThemeSource: Hashable {
  var subsystem: String?
  var palette: Palette?
  var appearance: Appearance?
}
