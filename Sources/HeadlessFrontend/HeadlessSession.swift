import GameShellKit
public import GameShellUI

/// Answers the lines of the headless protocol (docs/headless.md) for one scene, one answer a line.
///
/// Its clock stands still but for `advance`, so that the same lines always get the same answers.
public final class HeadlessSession {
  private let driver: SceneDriver
  private let clock: ScriptClock
  private let showsTree: Bool
  private let tickLimit: Int
  /// When the last frame's wish for a tick comes due, on the steady clock.
  private var tickDue: Int64?
  /// The frame whose wish that is.
  private var seen: Frame?
  /// A fault from before the first line, kept for its answer.
  private var startFault: SceneFault?

  /// Whether the player quit; no line is answered afterwards.
  public private(set) var isOver = false

  /// Starts with a scene as it is. `clock` must be the one that the scene's seams go by.
  public convenience init(driver: SceneDriver, clock: ScriptClock, showsTree: Bool) {
    self.init(
      driver: driver, clock: clock, showsTree: showsTree, tickLimit: HeadlessLimits.ticks)
  }

  init(driver: SceneDriver, clock: ScriptClock, showsTree: Bool, tickLimit: Int) {
    self.tickLimit = tickLimit
    self.driver = driver
    self.clock = clock
    self.showsTree = showsTree
    do throws(SceneFault) { _ = try look() } catch { startFault = error }
  }

  /// Takes one line, without its end, and gives its answer, with its end.
  func answer(to line: LineSplitter.Line) -> [UInt8] {
    var writer = JSONWriter()
    do {
      if let fault = startFault {
        startFault = nil
        throw fault
      }
      write(try perform(command(of: line)), to: &writer)
    } catch {
      writer.object { writer in
        writer.member("error", String(describing: error))
        if let fault = error as? SceneFault { writer.member("fault", fault.kind.rawValue) }
        if isOver { writer.member("quit", true) }
      }
    }
    writer.newline()
    return writer.bytes
  }

  private func write(_ presentation: Presentation, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("rows", presentation.surface.rows)
      if showsTree {
        writer.name("tree")
        TreeWriter.write(presentation.semanticTree.root, to: &writer)
      }
      if isOver { writer.member("quit", true) }
    }
  }

  private func command(of line: LineSplitter.Line) throws(HeadlessFault) -> HeadlessCommand {
    switch line {
    case .bytes(let bytes): return try HeadlessCommand(line: bytes, size: driver.size)
    case .tooLong:
      throw HeadlessFault("the line is longer than \(HeadlessLimits.line) bytes")
    }
  }

  private func perform(_ command: HeadlessCommand) throws -> Presentation {
    switch command {
    case .events(let events):
      for event in events where !isOver { try send(event) }
    case .advance(let milliseconds):
      try advance(by: milliseconds)
    case .quit:
      isOver = true
    }
    return try look()
  }

  private func send(_ event: SceneEvent) throws(SceneFault) {
    if case .leave? = try driver.send(event, at: clock.now).navigation { isOver = true }
  }

  /// Draws the scene, and sets the alarm for the tick that it wishes for. A frame that is seen
  /// again does not put its alarm off.
  private func look() throws(SceneFault) -> Presentation {
    let presentation = try driver.present()
    if tickDue == nil || presentation.frame != seen {
      tickDue = presentation.tick.map { clock.now.steady + Int64(max(1, $0)) }
      seen = presentation.frame
    }
    return presentation
  }

  /// Lets time pass, and delivers every tick that comes due at its own moment.
  private func advance(by milliseconds: Int64) throws {
    let end = clock.now.steady + milliseconds
    var ticks = 0
    while let due = tickDue, due <= end, !isOver {
      guard ticks < tickLimit else {
        throw HeadlessFault(
          "the clock stopped \(end - clock.now.steady) ms early: \(ticks) ticks came due on the "
            + "way, the most that one line delivers")
      }
      clock.pass(due - clock.now.steady)
      tickDue = nil
      try send(.tick)
      _ = try look()
      ticks += 1
    }
    clock.pass(end - clock.now.steady)
  }
}
