import GameShellKit
import GameShellUI

extension DoorContract {
  /// The rows in which two frames differ, as a player would see them.
  static func difference(_ one: Frame, _ other: Frame, _ size: CellSize) -> String {
    let rows = [one, other].map { frame in
      (try? SceneDriver(scene: Still(shown: frame), size: size).present().surface.rows) ?? []
    }
    let lines = zip(rows[0], rows[1]).filter { $0 != $1 }.map { "- \($0)\n+ \($1)" }
    return lines.isEmpty
      ? "its rows are the same; the looks, actions or labels differ" : lines.joined(separator: "\n")
  }

  /// A scene that stands still.
  private final class Still: Scene {
    let shown: Frame
    init(shown: Frame) { self.shown = shown }
    func handle(_ event: SceneEvent, at time: GameTime) -> SceneResponse { .ignored }
    func frame(for size: CellSize) -> Frame { shown }
    func snapshot() -> Snapshot? { nil }
  }
}
