import GameAppKit
import GameShellKit
import GameShellUI
import HeadlessFrontend
import PictureFrontend
import Platform

/// `gamehost shot`: opens a game, presses keys, and gives a picture of the screen.
///
/// Without `--data-dir` it keeps nothing, so that a picture never disturbs a player's games. Each
/// key takes the time that a quick player needs for it, so that clocks show something.
struct ShotCommand {
  /// Between two keys, in milliseconds.
  private static let pace: Int64 = 400

  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    let plugin = try run.pluginPath()
    do {
      let clock = ScriptClock(start: GameTime(steady: 0, wall: WallClock.milliseconds)) {
        Day(number: LocalTime.dayNumber(at: $0))
      }
      let session = try HostSession(
        host: GameHost(options: run.options, clock: clock), plugin: plugin,
        route: run.invocation.route, time: clock.now)
      defer { session.close() }
      let driver = SceneDriver(
        scene: session.root, size: run.invocation.size ?? CellSize(columns: 80, rows: 24))
      _ = try driver.send(.resize(driver.size), at: clock.now)
      for stroke in run.invocation.keys {
        clock.pass(Self.pace)
        _ = try driver.present()
        _ = try driver.send(.key(stroke.key, stroke.modifiers), at: clock.now)
      }
      try deliver(try driver.present().surface, config: session.root.game?.config)
    } catch {
      throw run.failure(error, plugin: plugin)
    }
  }

  private func deliver(
    _ surface: CellSurface, config: GameConfig<PluginRoute>?
  ) throws(CommandError) {
    guard case .svg(let path) = run.invocation.picture else {
      try console.write(PictureFrontend.text(surface))
      return
    }
    let appearance = run.invocation.theme.appearance ?? .dark
    let theme = Theme(
      run.invocation.palette.palette, appearance: appearance, config: config)
    var options = PictureOptions(
      title: config?.title.text(for: run.options.locale) ?? "gamehost", appearance: appearance)
    options.background = theme.ground
    options.foreground = theme.ink
    let svg = PictureFrontend.svg(surface, options: options) { theme.paint(for: $0) }
    guard let path else {
      try console.write(svg)
      return
    }
    do throws(SystemError) {
      try FileSystem.writeAtomically(Array(svg.utf8), to: path, permissions: 0o644)
    } catch {
      throw CommandError(
        error.isNotPermitted ? .noPermission : .cannotCreate,
        "the picture could not be written to \(path): \(error.reason)")
    }
  }
}
