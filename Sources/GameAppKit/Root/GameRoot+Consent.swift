import GameShellKit
import GameShellUI

extension GameRoot {
  /// Whether Home asks: as long as there is no answer, and only where there is a player.
  var isConsentDue: Bool { isAttended && !isConsentPutOff && deps.consent.answer == nil }

  func actOnConsent(_ id: String) -> SceneResponse {
    switch id {
    case ConsentPrimer.yes: setConsent(true)
    case ConsentPrimer.no: setConsent(false)
    case ConsentDialog.later: break
    default: return .ignored
    }
    closeScreen()
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
      showToast(strings.told(error.description))
    }
  }
}
