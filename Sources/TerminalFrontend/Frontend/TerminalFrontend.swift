public import GameShellKit
public import GameShellUI
public import Platform

/// Shows a scene on a terminal and passes on what the player does.
///
/// One instance is made per run. It sleeps in the reactor between events, writes each frame at
/// once, and gives the terminal back on every way out.
public final class TerminalFrontend {
  /// Chooses the paints for what is known of the terminal.
  public typealias PaintProvider = (Surroundings) -> (CellStyle) -> Paint

  let driver: SceneDriver
  let reactor: Reactor
  let device: TerminalDevice
  let clock: () -> GameTime
  let options: TerminalOptions
  private let provider: PaintProvider
  var surroundings: Surroundings
  var renderer: Renderer
  var parser = InputParser()
  var handles: [ReactorHandle] = []
  var inputHandle: ReactorHandle?
  var patienceTimer: ReactorHandle?
  var tickTimer: ReactorHandle?
  var tickDeadline: Int64 = 0
  var writeHandle: ReactorHandle?
  /// Bytes that the terminal has not taken yet.
  var outbox: ArraySlice<UInt8> = []
  var isDrawScheduled = false
  /// A frame is due as soon as the outbox is empty.
  var isDrawDue = false
  /// When the terminal was asked what it can do, and whether it answered.
  var askedAt: Int64?
  var hasAnswered = false
  /// What stands over the scene while its answer is awaited.
  var interlude: (scene: any Interlude, driver: SceneDriver)?
  /// What the player did meanwhile and the scene has yet to get, oldest first.
  var held: [SceneEvent] = []
  /// How often that was dropped.
  var droppings = 0
  /// Takes measurements of what is shown; nil measures nothing.
  public var metrics: MetricsRecorder?
  var reason: ExitReason?
  var failure: TerminalError?

  /// Takes the terminal's descriptors; fails when there is no terminal to draw on.
  ///
  /// Nothing is written before `run`. The driver's size is set then.
  public init(
    driver: SceneDriver, reactor: Reactor, options: TerminalOptions,
    clock: @escaping () -> GameTime, paint provider: @escaping PaintProvider
  ) throws(TerminalError) {
    device = try Self.device(options)
    self.driver = driver
    self.reactor = reactor
    self.options = options
    self.clock = clock
    self.provider = provider
    let depth = ColorDepth.detect(choice: options.color, environment: options.environment)
    surroundings = Surroundings(environment: options.environment, depth: depth)
    renderer = Renderer(
      depth: depth, isUTF8: options.environment.isUTF8, ground: surroundings.likelyGround,
      paint: provider(surroundings))
    device.setNote(options.crashNote)
  }

  /// The terminal's size; fails when there is no terminal to draw on.
  ///
  /// A host asks before it starts anything, and opens its first scene for that size.
  public static func size(_ options: TerminalOptions) throws(TerminalError) -> CellSize {
    let size = try device(options).size
    return CellSize(columns: size.columns, rows: size.rows)
  }

  private static func device(
    _ options: TerminalOptions
  ) throws(TerminalError) -> TerminalDevice {
    let device: TerminalDevice
    do {
      device = try TerminalDevice(
        input: options.input, output: options.output, log: options.log)
    } catch {
      throw .device(error)
    }
    let term = options.environment["TERM"]
    guard let term, term != "dumb", term != "unknown" else { throw .cannotDraw(term: term) }
    return device
  }

  /// What drawing has cost so far.
  public var counters: RenderCounters { renderer.counters }

  /// Shows the scene until the player leaves, a signal asks for the end, or the terminal is gone.
  ///
  /// Afterwards the terminal is as it was. The signals that ask for an end stay blocked, so that
  /// the caller can save undisturbed; see `ExitReason.signal` for what it does then.
  public func run() throws(TerminalError) -> ExitReason {
    defer {
      inputHandle?.cancel()
      leave()
    }
    do throws(ReactorError) {
      try listen()
      enter()
      if reason == nil, failure == nil { try reactor.run() }
    } catch {
      throw .reactor(error)
    }
    if let failure { throw failure }
    return reason ?? .quit
  }

  /// Something changed that was no event of the terminal's: the scene is asked for a frame again.
  public func invalidate() {
    driver.invalidate()
    scheduleDraw()
  }

  /// Another game is shown, or none any more: focus and scrolling begin anew.
  public func forgetPlace() {
    driver.forgetPlace()
    scheduleDraw()
  }

  /// Asks the provider for paints again, since the theme is another one now.
  public func updateTheme() {
    renderer.setPaint(ground: surroundings.likelyGround, provider(surroundings))
    scheduleDraw()
  }

  /// Ends `run` once the present event is served; only the first reason counts.
  public func finish(_ reason: ExitReason) {
    if self.reason == nil { self.reason = reason }
    reactor.stop()
  }

  func fail(_ error: TerminalError) {
    if failure == nil { failure = error }
    reactor.stop()
  }
}
