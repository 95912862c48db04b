import GameShellKit

/// A scene that tells when something about it has become different through an event.
///
/// The terminal's colours depend on the game that is shown, and the root screen changes games.
final class WatchedScene: Scene {
  private let scene: any Scene
  private var value: () -> AnyHashable? = { nil }
  private var last: AnyHashable?
  private var changed: () -> Void = {}

  init(_ scene: any Scene) { self.scene = scene }

  /// Starts watching a value; `changed` is called after an event that made it another one.
  func watch(_ value: @escaping () -> AnyHashable?, changed: @escaping () -> Void) {
    self.value = value
    self.changed = changed
    last = value()
  }

  func handle(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    let response = try scene.handle(event, at: time)
    let now = value()
    if now != last {
      last = now
      changed()
    }
    return response
  }

  func frame(for size: CellSize) throws(SceneFault) -> Frame { try scene.frame(for: size) }

  func snapshot() throws(SceneFault) -> Snapshot? { try scene.snapshot() }

  func close() { scene.close() }
}
