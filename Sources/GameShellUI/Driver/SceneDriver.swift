public import GameShellKit

/// Runs a scene for a front end: passes events on, serves what the scene leaves to the host, and
/// gives what is to be shown.
///
/// Every front end uses one, and so they all behave alike. The scene gets each event first. Of
/// what it did not handle the driver makes actions (a click, a hint's key, Enter on the focus),
/// moves of the focus (Tab, arrows) and scrolling (wheel, Page Up …).
public final class SceneDriver {
  /// The scene that is shown.
  public let scene: any Scene
  /// The room for it; use `send(.resize)` to change it, so that the scene learns of it.
  public private(set) var size: CellSize
  var presenter = FramePresenter()
  /// What is under the left button since it was pressed there.
  var pressed: PressedTarget?
  private var frame: Frame?
  private var shown: Presentation?
  /// What was shown last, whether it still holds or not.
  private var lastFrame: Frame?

  /// Starts with a scene that was opened for this size; a size is at least 1×1.
  public init(scene: any Scene, size: CellSize) {
    self.scene = scene
    self.size = Self.atLeastOne(size)
  }

  private static func atLeastOne(_ size: CellSize) -> CellSize {
    CellSize(columns: max(1, size.columns), rows: max(1, size.rows))
  }

  /// What is to be shown now. Asks the scene for a frame only if something may have changed it.
  public func present() throws(SceneFault) -> Presentation {
    if let shown { return shown }
    let current: Frame
    if let frame { current = frame } else { current = try scene.frame(for: size) }
    frame = current
    lastFrame = current
    let presentation = presenter.present(current, size: size)
    shown = presentation
    return presentation
  }

  /// A driver for a scene that is drawn over what this one shows, with its focus and scrolling.
  ///
  /// This one's scene is not asked for anything.
  public func covered(by make: (Frame) -> any Scene) -> SceneDriver {
    let cover = SceneDriver(scene: make(lastFrame ?? FrameBuilder().finish()), size: size)
    cover.presenter = presenter
    return cover
  }

  /// Forgets where the focus is and how far things are scrolled: something else is shown now, in
  /// which the same names may mean other things.
  public func forgetPlace() {
    presenter = FramePresenter()
    pressed = nil
    shown = nil
  }

  /// The scene changed for a reason that was no event: the next `present` asks it again.
  public func invalidate() {
    frame = nil
    shown = nil
  }

  /// Takes an event of the front end; pointer events have coordinates on the screen.
  ///
  /// The response is the scene's, with `handled` and `changed` also set where the driver itself
  /// used the event.
  @discardableResult
  public func send(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    switch event {
    case .resize(let newSize):
      size = Self.atLeastOne(newSize)
      invalidate()
      var response = try pass(.resize(size), at: time)
      response.changed = true
      return response
    case .pointer(let pointer): return try sendPointer(pointer, at: time)
    case .key(let key, let modifiers): return try sendKey(key, modifiers, at: time)
    case .text(let text):
      let response = try pass(event, at: time)
      guard !response.handled, text.unicodeScalars.count == 1,
        let scalar = text.unicodeScalars.first
      else { return response }
      return try serveKey(.character(scalar), [], response, at: time)
    case .paste, .action, .tick, .focus, .suspend, .resume: return try pass(event, at: time)
    }
  }

  /// Hands an event to the scene.
  func pass(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    let response = try scene.handle(event, at: time)
    if response.changed || response.navigation != nil { invalidate() }
    return response
  }

  /// Sends an action as if it had been chosen; the driver has then used the event.
  func choose(
    _ action: String, node: UInt32, cell: Int?, at time: GameTime
  ) throws(SceneFault) -> SceneResponse {
    var response = try pass(.action(action, node: node, cell: cell), at: time)
    response.handled = true
    return response
  }

  /// What shows has to be drawn again, though the frame stays.
  func redraw() -> SceneResponse {
    shown = nil
    return .changed
  }
}
