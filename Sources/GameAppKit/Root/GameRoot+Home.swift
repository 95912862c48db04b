import GameShellKit
import GameShellUI

extension GameRoot {
  /// What Home shows now.
  func homeModel() -> GameHomeViewModel<Route> {
    let fetch = config.fetchResume ?? { $0.saves.resumePoint() }
    return GameHomeViewModel(
      config: config, resume: fetch(deps), locale: deps.locale, hasLibrary: hasLibrary)
  }

  func handleAtHome(_ event: SceneEvent) -> SceneResponse {
    switch event {
    case .action(let id, _, _):
      switch homeModel().choice(for: id) {
      case .open(let route), .resume(let route): open(route, resuming: true)
      case .library: return SceneResponse(handled: true, navigation: .leave)
      case .quit: return SceneResponse(handled: true, navigation: .quit)
      case nil: return .ignored
      }
      return .changed
    case .key(.escape, _): return SceneResponse(handled: true, navigation: .leave)
    case .key(.character("q"), []): return SceneResponse(handled: true, navigation: .quit)
    case .key(.character("?"), _):
      isHelpShown = true
      return .changed
    default: return .ignored
    }
  }

  /// The help closes by its button, by a click on it, and by the keys that lead out.
  func handleHelp(_ event: SceneEvent) -> SceneResponse? {
    switch event {
    case .action("help.close", _, _), .key(.escape, _), .key(.character("q"), _),
      .key(.character("?"), _):
      isHelpShown = false
      return .changed
    case .key, .text, .paste, .pointer, .action: return .ignored
    default: return nil
    }
  }
}
