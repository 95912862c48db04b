import GameShellKit
import GameShellUI

extension GameRoot {
  func handleInPlay(_ event: SceneEvent) -> SceneResponse {
    guard let play else { return .ignored }
    do throws(SceneFault) {
      var response = try play.scene.handle(event, at: time)
      if response.changed || response.committed { self.play?.tickDue = nil }
      if response.committed {
        store(try play.scene.snapshot())
        response.changed = true
      }
      if let text = response.toast {
        showToast(text)
        response.changed = true
        response.toast = nil
      }
      if let navigation = response.navigation {
        follow(navigation, after: event)
        response.navigation = nil
        response.changed = true
      } else if !response.handled, offerKeys(event) {
        return .changed
      }
      if case .suspend = event { store(try play.scene.snapshot()) }
      if finished != nil {
        congratulate()
        response.changed = true
      }
      return response
    } catch {
      recover(from: error)
      return .changed
    }
  }

  /// Goes where a scene leads.
  ///
  /// From a place that keeps a game, another one begins in its place. A place that keeps none, such
  /// as a hub of daily puzzles, leads on as Home does: what was begun there goes on, and leaving it
  /// leads back, unless the place led on before the player did anything.
  private func follow(_ navigation: SceneResponse.Navigation, after event: SceneEvent) {
    switch navigation {
    case .leave, .quit: goBack()
    case .open(let path):
      guard let route = Route(path: path) else {
        showToast(strings.toasts.unknownPlace.filling("path", with: path))
        return
      }
      let isBoard = (try? play?.scene.snapshot()) != nil
      open(route, resuming: !isBoard, isPassing: isBoard || !event.isThePlayers)
    }
  }

  /// Uses the keys that every board has when the game does not use them.
  private func offerKeys(_ event: SceneEvent) -> Bool {
    switch event {
    case .key(.escape, _): show(.menu)
    case .key(.character("q"), []): goBack()
    case .key(.character("?"), _): show(.help)
    default: return false
    }
    return true
  }
}

extension SceneEvent {
  /// Whether it is something that the player did.
  fileprivate var isThePlayers: Bool {
    switch self {
    case .key, .text, .paste, .pointer, .action: true
    case .tick, .resize, .focus, .suspend, .resume: false
    }
  }
}
