import GameShellUI

extension ShellStrings {
  /// That a game begins without a service, in the player's language.
  func without(_ step: WiringStep, reason: String) -> String {
    steps.without.filling("step", with: name(of: step)).filling("reason", with: told(reason))
  }

  private func name(of step: WiringStep) -> String {
    switch step {
    case .telemetry: steps.telemetry
    case .errorReporter: steps.errorReporter
    case .gameCenter: steps.gameCenter
    case .monetization: steps.monetization
    case .audio: steps.audio
    case .consent: steps.consent
    case .reminders: steps.reminders
    // Without the store no game begins, and the last two steps do not fail.
    case .persistence, .deps, .root: "\(step)"
    }
  }
}
