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

  private func follow(_ navigation: SceneResponse.Navigation, after event: SceneEvent) {
    switch navigation {
    case .leave, .quit: goBack()
    case .open(let path):
      guard let route = Route(path: path) else {
        showToast(strings.toasts.unknownPlace.filling("path", with: path))
        return
      }
      open(route, resuming: false, isPassing: isPassing(event))
    }
  }

  /// Whether the place that is shown is none to come back to: it keeps a game, or it leads on
  /// before the player did anything.
  private func isPassing(_ event: SceneEvent) -> Bool {
    switch event {
    case .key, .text, .paste, .pointer, .action: (try? play?.scene.snapshot()) != nil
    case .tick, .resize, .focus, .suspend, .resume: true
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
