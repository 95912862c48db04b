import GameShellKit
import GameShellUI

extension GameRoot {
  /// Shows how a game went that was just won, where there is a player to see it. A lost game is
  /// left alone: its board says what went wrong.
  func congratulate() {
    guard let completion = finished else { return }
    finished = nil
    gameEnded()
    guard isAttended, completion.isWon, play != nil else { return }
    let mode = config.homeModes.first { $0.id == completion.mode }
    let games = (try? records.finishedGames(mode: completion.mode)) ?? []
    show(
      .completion(
        CompletionModel(
          completion, game: config.title.text(for: locale),
          mode: mode?.title.text(for: locale) ?? "", isDaily: mode?.isDaily == true, games: games,
          today: deps.clock.day(of: time.wall))))
  }

  /// Passes today's reminder over when its puzzle is solved, also when the reminder was only set
  /// afterwards.
  func keepReminderQuiet() throws(SaveError) {
    let today = deps.clock.day(of: time.wall)
    let games = try records.finishedGames(mode: nil)
    guard games.contains(where: { $0.day == today && config.isDaysPuzzle($0) }) else {
      return
    }
    try deps.reminders.markHandled(now: time.wall)
  }

  func actOnCompletion(_ id: String) -> SceneResponse {
    guard let choice = CompletionView.Choice(rawValue: id) else { return .ignored }
    switch choice {
    case .close: closeScreen()
    case .statistics: screens[screens.count - 1] = .statistics(.statistics)
    case .home: leavePlay()
    }
    return .changed
  }

  /// A key that means nothing to the dialog closes it and goes to the board, so that a player who
  /// is quicker than the dialog is not held up. Keys that move the focus stay with the dialog.
  func passThrough(_ event: SceneEvent) -> SceneResponse? {
    guard case .key(.character(let scalar), _) = event, scalar != " ",
      !CompletionView.keys.contains(Character(scalar))
    else { return nil }
    closeScreen()
    var response = handleInPlay(event)
    response.handled = true
    response.changed = true
    return response
  }
}
