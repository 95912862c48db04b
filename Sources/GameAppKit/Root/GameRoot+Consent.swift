import GameShellKit
import GameShellUI

extension GameRoot {
  /// Whether the player is to be asked now: at Home, once, and only where there is a player.
  var isConsentDue: Bool {
    isAttended && play == nil && !isConsentPutOff && deps.consent.answer == nil
  }

  func actOnConsent(_ id: String) -> SceneResponse {
    guard id == ConsentPrimer.yes || id == ConsentPrimer.no else { return .ignored }
    setConsent(id == ConsentPrimer.yes)
    return .changed
  }

  /// Keeps an answer; one that cannot be kept counts as none, and is asked for at the next start.
  func setConsent(_ answer: Bool) {
    isConsentPutOff = true
    attempt { () throws(SaveError) in try deps.consent.set(answer) }
  }

  /// Does something that may fail, and tells the player when it does.
  func attempt(_ action: () throws(SaveError) -> Void) {
    do throws(SaveError) {
      try action()
    } catch {
      showToast(error.description)
    }
  }
}
