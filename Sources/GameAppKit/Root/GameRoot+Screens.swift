import GameShellKit
import GameShellUI

extension GameRoot {
  /// Shows a screen; the board stands still while any is shown.
  func show(_ screen: HostScreen) {
    if screens.isEmpty { tellBoard(.suspend) }
    screens.append(screen)
  }

  /// Takes the topmost screen away.
  func closeScreen() {
    guard screens.popLast() != nil, screens.isEmpty else { return }
    tellBoard(.resume)
  }

  /// Takes an event to a screen; nil for what is the board's business also beneath it.
  func handle(_ event: SceneEvent, on screen: HostScreen) -> SceneResponse? {
    switch event {
    case .action(let id, _, _): return act(id, on: screen)
    case .key(let key, let modifiers):
      if case .completion = screen, let passed = passThrough(event) { return passed }
      return wayOut(key, modifiers, of: screen).map { act($0, on: screen) }
        ?? helpKey(key, on: screen) ?? .ignored
    case .text, .paste, .pointer: return .ignored
    case .suspend:
      if play != nil { store(try? snapshot()) }
      return .handled
    case .resume: return .handled
    case .tick, .resize, .focus: return nil
    }
  }

  /// Does what a button, a line or a key of a screen stands for.
  private func act(_ id: String, on screen: HostScreen) -> SceneResponse {
    switch screen {
    case .consent: actOnConsent(id)
    case .menu: actOnMenu(id)
    case .help: actOnHelp(id)
    case .completion: actOnCompletion(id)
    case .settings: actOnSettings(id)
    case .statistics: actOnStatistics(id)
    case .question(let question): answer(question, id)
    }
  }

  private func actOnHelp(_ id: String) -> SceneResponse {
    guard id == Self.closeHelp else { return .ignored }
    closeScreen()
    return .changed
  }

  static var closeHelp: String { "help.close" }

  /// What Escape and `q` do on a screen, also where no front end looks at the hints of its frame.
  private func wayOut(_ key: Key, _ modifiers: Modifiers, of screen: HostScreen) -> String? {
    let isEscape = key == .escape
    guard isEscape || key == .character("q") && modifiers.isEmpty else { return nil }
    switch screen {
    case .consent: return ConsentDialog.later
    case .menu: return (isEscape ? PauseView.Choice.resume : .home).rawValue
    case .help: return Self.closeHelp
    case .completion: return (isEscape ? CompletionView.Choice.close : .home).rawValue
    case .settings: return SettingsModel.back
    case .statistics: return GameCenterDashboardModel.back
    case .question: return Self.keep
    }
  }

  /// `?` opens the keys of a full screen, and closes them.
  private func helpKey(_ key: Key, on screen: HostScreen) -> SceneResponse? {
    guard key == .character("?") else { return nil }
    if screen == .help {
      closeScreen()
    } else if screen.isFull {
      show(.help)
    } else {
      return nil
    }
    return .changed
  }

  /// Lets the board know that it is covered or seen again.
  private func tellBoard(_ event: SceneEvent) {
    guard let play else { return }
    self.play?.tickDue = nil
    do throws(SceneFault) {
      _ = try play.scene.handle(event, at: time)
    } catch {
      recover(from: error)
    }
  }
}
