import GameShellKit

/// Answers the lines of the headless protocol (docs/headless.md) for one scene, one answer a line.
///
/// Its clock stands still but for `advance`, so that the same lines always get the same answers.
public final class HeadlessSession {
  private let scene: any DrivenScene
  private let showsTree: Bool
  private var now: GameTime
  /// When the last frame's wish for a tick comes due, on the steady clock.
  private var tickDue: Int64?
  /// A fault from before the first line, kept for its answer.
  private var startFault: SceneFault?

  /// Whether the player quit; no line is answered afterwards.
  public private(set) var isOver = false

  init(scene: any DrivenScene, start: GameTime, showsTree: Bool) {
    self.scene = scene
    self.showsTree = showsTree
    now = start
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
      let shown = try perform(command(of: line))
      writer.object { writer in
        writer.member("rows", shown.rows)
        if showsTree {
          writer.name("tree")
          shown.writeTree(&writer)
        }
        if isOver { writer.member("quit", true) }
      }
    } catch {
      writer = JSONWriter()
      writer.object { writer in
        writer.member("error", String(describing: error))
        if let fault = error as? SceneFault { writer.member("fault", fault.kind.rawValue) }
        if isOver { writer.member("quit", true) }
      }
    }
    writer.newline()
    return writer.bytes
  }

  private func command(of line: LineSplitter.Line) throws(HeadlessFault) -> HeadlessCommand {
    switch line {
    case .bytes(let bytes): return try HeadlessCommand(line: bytes, size: scene.size)
    case .tooLong:
      throw HeadlessFault("the line is longer than \(HeadlessLimits.line) bytes")
    }
  }

  private func perform(_ command: HeadlessCommand) throws -> ShownScreen {
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
    if case .leave? = try scene.send(event, at: now).navigation { isOver = true }
  }

  /// Draws the scene, and sets the alarm for the tick that it wishes for.
  private func look() throws(SceneFault) -> ShownScreen {
    let shown = try scene.look()
    tickDue = shown.tick.map { now.steady + Int64(max(1, $0)) }
    return shown
  }

  /// Lets time pass, and delivers every tick that comes due at its own moment.
  private func advance(by milliseconds: Int64) throws {
    let end = now.steady + milliseconds
    var ticks = 0
    while let due = tickDue, due <= end, !isOver {
      guard ticks < HeadlessLimits.ticks else {
        throw HeadlessFault(
          "the clock stopped \(end - now.steady) ms early: \(ticks) ticks came due on the way, "
            + "the most that one line delivers")
      }
      pass(due - now.steady)
      tickDue = nil
      try send(.tick)
      _ = try look()
      ticks += 1
    }
    pass(end - now.steady)
  }

  private func pass(_ milliseconds: Int64) {
    now.steady += milliseconds
    now.wall += milliseconds
  }
}
