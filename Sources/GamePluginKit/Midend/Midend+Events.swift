public import GameShellKit

extension Midend {
  /// Takes the events that every turn-based game answers alike; nil for all others, which are the
  /// scene's. Time passes in either case, so a scene calls this first with every event.
  ///
  /// These are: suspend and resume; a tick, which changes the frame only while the clock runs; u,
  /// ⌃Z and the action `undo`; r, ⌃Y, ⇧⌃Z and the action `redo`; the action `restart`. They make
  /// an undo as durable as a move.
  public mutating func handle(_ event: SceneEvent, at time: GameTime) -> SceneResponse? {
    advance(to: time)
    switch event {
    case .suspend:
      let wasRunning = clock.isRunning
      suspend()
      return wasRunning ? .committed : .handled
    case .resume:
      resume()
      return .changed
    case .tick:
      return clock.isRunning ? .changed : .handled
    case .key(.character("u"), []), .key(.character("z"), .control), .action("undo", _, _):
      return undo() ? .committed : .handled
    case .key(.character("r"), []), .key(.character("y"), .control),
      .key(.character("z"), [.control, .shift]), .action("redo", _, _):
      return redo() ? .committed : .handled
    case .action("restart", _, _):
      return restart() ? .committed : .handled
    default:
      return nil
    }
  }
}
