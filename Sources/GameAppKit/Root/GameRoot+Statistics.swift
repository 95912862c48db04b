import GameShellKit
import GameShellUI

extension GameRoot {
  func dashboard(_ tab: GameCenterDashboardModel.Tab) -> GameCenterDashboardModel {
    GameCenterDashboardModel(
      config: config, records: records, tab: tab, today: deps.clock.day(of: time.wall),
      utcOffset: utcOffset(time.wall), locale: locale, strings: strings)
  }

  func actOnStatistics(_ id: String) -> SceneResponse {
    switch GameCenterDashboardModel.choice(for: id) {
    case .show(let tab): screens[screens.count - 1] = .statistics(tab)
    case .back: closeScreen()
    case nil: return .ignored
    }
    return .changed
  }
}
