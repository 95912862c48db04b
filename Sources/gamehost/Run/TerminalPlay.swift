import GameAppKit
import GameShellKit
import GameShellUI
import Platform
import TerminalFrontend

/// A run on the terminal: what the commands that play have in common.
struct TerminalPlay {
  private let run: Run
  private let options: TerminalOptions
  /// Takes what a game prints that runs within this process; a stage has a log of its own.
  private let printsLog: FileDescriptor?
  /// The terminal's size.
  private let size: CellSize

  /// Fails when there is no terminal to draw on, before anything is started.
  init(_ run: Run) throws(CommandError) {
    self.run = run
    printsLog = Self.printsLog(run)
    options = Self.options(run, log: printsLog)
    do throws(TerminalError) { size = try TerminalFrontend.size(options) } catch {
      throw CommandError(.unavailable, "\(error)")
    }
  }

  /// Shows a scene, which is the session's root or stands around it, until the player leaves.
  ///
  /// `attach` may let others have their say; what it is given asks for a new picture.
  func play(
    _ session: HostSession, _ shown: any Scene, on host: GameHost, _ reactor: Reactor,
    clock: SystemClock, attach: (_ invalidate: @escaping () -> Void) throws -> Void = { _ in }
  ) throws -> ExitReason {
    let scene = WatchedScene(shown)
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
    frontend.metrics = host.metrics.recorder
    reactor.turned = { [metrics = host.metrics] in metrics.loopTurned(in: $0) }
    defer { reactor.turned = nil }
    var shownGame = session.root.game?.config.subsystem
    scene.watch({ [root = session.root] in
      ThemeSource(
        subsystem: root.game?.config.subsystem, palette: preferences?.palette,
        appearance: preferences?.appearance)
    }) { [unowned frontend, root = session.root] in
      frontend.updateTheme()
      let game = root.game?.config.subsystem
      if game != shownGame { frontend.forgetPlace() }
      shownGame = game
    }
    host.bell = { [unowned frontend] in frontend.ring() }
    defer { host.bell = {} }
    let display = StallDisplay(
      begin: { [unowned frontend] in frontend.beginInterlude($0) },
      redraw: { [unowned frontend] in frontend.redraw() },
      end: { [unowned frontend] in frontend.endInterlude(isDropping: $0) },
      isOver: { [weak frontend] in frontend?.isOver ?? true })
    try session.attach(to: reactor, display: display) { [unowned frontend] in
      // A new build may bring other colours.
      frontend.updateTheme()
      frontend.invalidate()
    }
    try attach { [unowned frontend] in frontend.invalidate() }
    return try frontend.run()
  }

  private static func printsLog(_ run: Run) -> FileDescriptor? {
    guard run.options.inProcess, (try? FileSystem.makeFolders(run.logFolder)) != nil else {
      return nil
    }
    return try? FileDescriptor.open(Path.join(run.logFolder, "in-process.log"), .append)
  }

  private static func options(_ run: Run, log: FileDescriptor?) -> TerminalOptions {
    var options = TerminalOptions(environment: run.environment)
    options.color = ColorDepth(rawValue: run.invocation.color.rawValue)
    options.isMouseEnabled = run.invocation.usesMouse
    options.log = log?.rawValue
    return options
  }
}

/// What the terminal's colours depend on.
private struct ThemeSource: Hashable {
  var subsystem: String?
  var palette: Palette?
  var appearance: Appearance?
}
