import GameShellKit
import GameShellUI

extension GameRoot {
  /// What Home shows now.
  func homeModel() -> GameHomeViewModel<Route> {
    let fetch = config.fetchResume ?? { $0.saves.resumePoint() }
    return GameHomeViewModel(
      config: config, locale: deps.locale, resume: fetch(deps), hasLibrary: hasLibrary)
  }

  func handleAtHome(_ event: SceneEvent) -> SceneResponse {
    switch event {
    case .action(let id, _, _):
      guard let choice = homeModel().choice(for: id) else { return .ignored }
      switch choice {
      case .open(let route): open(route, resuming: true)
      case .help: isHelpShown = true
      case .leave: return SceneResponse(handled: true, navigation: .leave)
      }
      return .changed
    case .key(.escape, _), .key(.character("q"), []):
      return SceneResponse(handled: true, navigation: .leave)
    case .key(.character("?"), _):
      isHelpShown = true
      return .changed
    default: return .ignored
    }
  }

  /// Any key closes the help, so that no terminal can hold a player in it.
  func handleHelp(_ event: SceneEvent) -> SceneResponse? {
    switch event {
    case .key, .text, .action, .pointer(PointerEvent(.release, column: 0, row: 0)):
      isHelpShown = false
      return .changed
    case .pointer(let pointer):
      guard pointer.phase == .release else { return .handled }
      isHelpShown = false
      return .changed
    default: return nil
    }
  }
}
