import GameShellKit

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
        follow(navigation)
        response.navigation = nil
        response.changed = true
      } else if !response.handled, isWayOut(event) {
        leavePlay()
        return .changed
      } else if !response.handled, case .key(.character("?"), _) = event {
        isHelpShown = true
        return .changed
      }
      if case .suspend = event { store(try play.scene.snapshot()) }
      return response
    } catch {
      recover(from: error)
      return .changed
    }
  }

  private func follow(_ navigation: SceneResponse.Navigation) {
    switch navigation {
    case .leave, .quit: leavePlay()
    case .open(let path):
      guard let route = Route(path: path) else {
        showToast("The game wanted to open \"\(path)\", which it does not have.")
        return
      }
      open(route, resuming: false)
    }
  }

  /// Keys by which a player gets from a board to Home when the game does not use them.
  private func isWayOut(_ event: SceneEvent) -> Bool {
    switch event {
    case .key(.escape, _), .key(.character("q"), []): true
    default: false
    }
  }
}
