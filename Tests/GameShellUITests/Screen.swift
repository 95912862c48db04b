import GameShellKit
import GameShellUI

/// A view's rows at a size.
func rows(_ columns: Int, _ rows: Int, @ViewBuilder _ view: () -> some View) -> [String] {
  present(columns, rows, view).surface.rows
}

/// A view as it is presented at a size for the first time.
func present(_ columns: Int, _ rows: Int, @ViewBuilder _ view: () -> some View) -> Presentation {
  var presenter = FramePresenter()
  return presenter.present(view().makeFrame(), size: CellSize(columns: columns, rows: rows))
}

let noon = GameTime(steady: 0, wall: 1_700_000_000_000)

/// A scene that shows a view of its log and handles what its closure says.
final class ScriptedScene<Content: View>: Scene {
  var events: [SceneEvent] = []
  var framesMade = 0
  var respond: (SceneEvent) -> SceneResponse
  var content: () -> Content

  init(
    respond: @escaping (SceneEvent) -> SceneResponse = { _ in .ignored },
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.respond = respond
    self.content = content
  }

  func handle(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    events.append(event)
    return respond(event)
  }

  func frame(for size: CellSize) throws(SceneFault) -> Frame {
    framesMade += 1
    return content().makeFrame()
  }

  /// The actions among the events.
  var actions: [String] {
    events.compactMap {
      guard case .action(let id, _, let cell) = $0 else { return nil }
      return cell.map { "\(id)@\($0)" } ?? id
    }
  }
}
