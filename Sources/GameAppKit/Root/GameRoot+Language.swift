import GameShellKit
import GameShellUI

extension GameRoot {
  /// BCP 47: the player's choice, or what the surroundings say.
  var locale: String { preferences.language ?? surroundings }

  /// Changes the language of the host's screens, of the board beneath them, and of the reminder.
  func speak(_ language: String?) throws(SaveError) {
    try preferences.setLanguage(language)
    guard deps.locale != locale else { return }
    deps.locale = locale
    factory = config.makeRouteFactory(deps)
    translateBoard()
    try deps.reminders.setWords(
      title: config.reminder.title.text(for: locale), body: config.reminder.body.text(for: locale))
  }

  /// Opens the board once more where it stands, since a scene takes its words when it is opened.
  ///
  /// The old one goes on in its language when that fails, and the player is told why.
  private func translateBoard() {
    guard let play else { return }
    do throws(SceneFault) {
      let request = SceneRequest(
        seed: play.seed, time: time, utcOffset: utcOffset(time.wall), locale: locale, size: size,
        snapshot: try play.scene.snapshot())
      let scene = try factory.scene(for: play.route, request: request)
      do throws(SceneFault) {
        _ = try scene.frame(for: size)
        if !screens.isEmpty { _ = try scene.handle(.suspend, at: time) }
      } catch {
        scene.close()
        throw error
      }
      self.play?.scene = scene
      self.play?.tickDue = nil
      play.scene.close()
      // What Home says of the game is in the words of its last state.
      store(try? scene.snapshot())
    } catch {
      showToast(strings.toasts.notTranslated.filling("reason", with: strings.told(error.reason)))
      file(error)
    }
  }
}
