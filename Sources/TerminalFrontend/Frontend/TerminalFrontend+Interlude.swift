public import GameShellKit
public import GameShellUI
import Platform

extension TerminalFrontend {
  /// The most events that are kept for a scene that is waited for; what comes later is lost, as
  /// in a terminal's own buffer.
  private static let heldLimit = 256

  /// What is shown and takes events now.
  var active: SceneDriver { interlude?.driver ?? driver }

  /// Whether the run has come to its end.
  public var isOver: Bool { reason != nil || failure != nil || !device.isEntered }

  /// Shows another scene over the last frame, from within a call of the scene that is shown.
  ///
  /// The caller runs the loop until the call can return, and then calls `endInterlude`. Keys that
  /// end the program, signals and the window's size are served as ever; what the other scene does
  /// not take is kept.
  public func beginInterlude(_ make: (Frame) -> any Interlude) {
    var scene: (any Interlude)?
    let driver = driver.covered { frame in
      let made = make(frame)
      scene = made
      return made
    }
    interlude = scene.map { ($0, driver) }
  }

  /// Goes back to the scene, which gets what was kept once its call has returned; with
  /// `isDropping` it does not, since it is not the scene any more for which that was meant.
  public func endInterlude(isDropping: Bool) {
    interlude = nil
    if isDropping {
      held = []
      droppings += 1
    }
    guard !isOver else { return }
    reactor.defer { [weak self] in
      guard let self else { return }
      while interlude == nil, !isOver, !held.isEmpty { send(held.removeFirst()) }
      if interlude == nil, !isOver { adoptSize() }
    }
    scheduleDraw()
  }

  /// Draws what stands over the scene again.
  public func redraw() {
    interlude?.driver.invalidate()
    scheduleDraw()
  }

  func sendToInterlude(_ event: SceneEvent) {
    guard let interlude else { return }
    switch event {
    // The scene learns of a new size afterwards; stopping the process is not its business now.
    case .suspend, .resume, .tick: return
    case .resize: break
    default:
      guard interlude.scene.takes(event) else {
        if held.count < Self.heldLimit { held.append(event) }
        return
      }
    }
    do {
      if try interlude.driver.send(event, at: clock()).changed { scheduleDraw() }
    } catch {
      fail(.scene(error))
    }
  }
}
