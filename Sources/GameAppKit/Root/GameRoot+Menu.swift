import GameShellKit
import GameShellUI

extension GameRoot {
  func actOnMenu(_ id: String) -> SceneResponse {
    guard let choice = PauseView.Choice(rawValue: id) else { return .ignored }
    switch choice {
    case .resume: closeScreen()
    case .home: leavePlay()
    case .statistics: show(.statistics(.statistics))
    case .settings: show(.settings)
    case .help: screens[screens.count - 1] = .help
    case .quit: return SceneResponse(handled: true, navigation: .quit)
    }
    return .changed
  }
}
