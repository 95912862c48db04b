import GameAppKit
import GameShellKit
import GameShellUI
import HeadlessFrontend
import Platform

/// `gamehost --headless`: plays by lines of JSON instead of on a terminal.
struct HeadlessPlayCommand {
  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    // A reader that goes away is an error like others: what is being played is stored first.
    Signal.pipe.ignore()
    let plugin = try run.pluginPath()
    let clock = ScriptClock(start: GameTime(steady: 0, wall: WallClock.milliseconds)) {
      Day(number: LocalTime.dayNumber(at: $0))
    }
    do {
      let host = GameHost(options: run.options, clock: clock)
      try run.trustIfAsked(plugin, on: host)
      let telemetry = TelemetryLines(run, of: host)
      defer { telemetry?.print(console) }
      let session = try HostSession(
        host: host, plugin: plugin, route: run.invocation.route, time: clock.now)
      defer { session.close() }
      let driver = SceneDriver(
        scene: session.root, size: run.invocation.size ?? CellSize(columns: 80, rows: 24))
      let recorder = host.metrics.recorder
      let loop = HeadlessLoop(
        read: {
          // Waiting for a line is no part of any answer.
          recorder.eventsWentUnseen()
          defer { recorder.eventRead(at: MonotonicClock.nanoseconds) }
          return try console.read()
        },
        write: { bytes in
          try console.write(bytes)
          let now = MonotonicClock.nanoseconds
          recorder.bytesWritten(at: now)
          // The next line may be there already.
          recorder.eventRead(at: now)
        })
      try loop.run(
        HeadlessSession(driver: driver, clock: clock, showsTree: run.invocation.showsTree))
    } catch {
      throw run.failure(error, plugin: plugin)
    }
  }
}
