import GameShellKit
import GameShellUI
import Platform

extension TerminalFrontend {
  /// The shortest time between ticks, in milliseconds.
  private static let leastTick = 8

  /// Draws once, after the events that are being served.
  func scheduleDraw() {
    guard !isDrawScheduled else { return }
    isDrawScheduled = true
    reactor.defer { [weak self] in
      guard let self else { return }
      isDrawScheduled = false
      if reason == nil, failure == nil, device.isEntered { draw() }
    }
  }

  /// Brings the screen up to date, in one write.
  ///
  /// While the terminal has not taken the last frame there is no new one: what happens meanwhile
  /// is seen in the next.
  func draw() {
    guard writeHandle == nil else {
      isDrawDue = true
      return
    }
    isDrawDue = false
    let start = Reactor.now
    let presentation: Presentation
    do {
      presentation = try active.present()
    } catch {
      return fail(.scene(error))
    }
    setPointerMotion(presentation.wantsPointerMotion)
    outbox += renderer.render(presentation.surface)
    flush()
    if let metrics {
      let end = Reactor.now
      metrics.frameDrawn(from: start, to: end)
      if outbox.isEmpty { metrics.bytesWritten(at: end) }
    }
    scheduleTick(presentation.tick)
  }

  /// Writes what the terminal takes; the rest when it takes more.
  func flush() {
    while !outbox.isEmpty {
      guard let count = device.write(outbox) else { return finish(.hangup) }
      guard count > 0 else { break }
      outbox = outbox.dropFirst(count)
    }
    guard !outbox.isEmpty else {
      outbox = []
      writeHandle?.cancel()
      writeHandle = nil
      if isDrawDue { scheduleDraw() }
      return
    }
    guard writeHandle == nil else { return }
    do {
      writeHandle = try reactor.watch(device.output, for: .write) { [weak self] _ in
        guard let self else { return }
        flush()
        if outbox.isEmpty { metrics?.bytesWritten(at: Reactor.now) }
      }
    } catch {
      fail(.reactor(error))
    }
  }

  /// Keeps the wish for a tick: counted from the last tick, so that a clock does not drift, and
  /// never put off by what else happens.
  private func scheduleTick(_ wish: Int?) {
    guard let wish else {
      tickTimer?.cancel()
      tickTimer = nil
      tickDeadline = 0
      return
    }
    let period = Int64(max(wish, Self.leastTick)) * 1_000_000
    let now = Reactor.now
    if let timer = tickTimer, timer.isActive, tickDeadline <= now + period { return }
    tickTimer?.cancel()
    let next = tickDeadline + period
    tickDeadline = next > now && next <= now + period ? next : now + period
    tickTimer = reactor.timer(at: tickDeadline) { [weak self] in
      guard let self else { return }
      tickTimer = nil
      send(.tick)
      // Also without a change: the wish goes on.
      scheduleDraw()
    }
  }
}
