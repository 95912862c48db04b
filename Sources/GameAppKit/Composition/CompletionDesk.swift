import GameShellKit

/// Takes the ends of games, and sees to it that everybody hears of each exactly once.
///
/// A game is entered into the records together with those who are to hear of it; each is crossed
/// out when told. What a killed process left is delivered at the next start. A recipient may then
/// be told twice, and counts the game once, by its id.
final class CompletionDesk: CompletionSink {
  /// In the order in which they hear.
  var recipients: [CompletionRecipient] = []
  /// Hears of every report, also of a game that is known.
  var notice: (GameCompletion) -> Void = { _ in }
  private let records: any GameRecords
  private let clock: any GameClock
  private let errorReporter: any ErrorReporter
  /// What could not be entered, for example because the disk is full; tried again.
  private var waiting: [(completion: GameCompletion, wall: Int64, day: Day)] = []

  init(records: any GameRecords, clock: any GameClock, errorReporter: any ErrorReporter) {
    self.records = records
    self.clock = clock
    self.errorReporter = errorReporter
  }

  func gameCompleted(_ completion: GameCompletion) {
    waiting.append((completion, clock.now.wall, clock.today))
    enterWaiting()
    notice(completion)
  }

  /// Delivers what an earlier process owed, and what could not be entered.
  func catchUp() {
    if !waiting.isEmpty { enterWaiting() }
    do throws(SaveError) {
      for owed in try records.owed() { deliver(owed, isRepeat: true) }
    } catch {
      errorReporter.report("Finished games could not be looked up: \(error)")
    }
  }

  private func enterWaiting() {
    let names = recipients.map(\.name)
    var left: [(completion: GameCompletion, wall: Int64, day: Day)] = []
    for game in waiting {
      do throws(SaveError) {
        let entered = try records.enter(
          game.completion, at: game.wall, day: game.day, owing: names)
        if let entered { deliver(entered, isRepeat: false) }
      } catch {
        left.append(game)
        errorReporter.report("The finished game could not be counted: \(error)")
      }
    }
    waiting = left
  }

  private func deliver(_ owed: OwedCompletion, isRepeat: Bool) {
    for name in owed.recipients {
      do throws(SaveError) {
        // Who is gone, such as a sink that an update of the game left out, is owed nothing.
        try recipients.first { $0.name == name }?.tell(owed, isRepeat)
        try records.settle(name, gameID: owed.game.completion.gameID)
      } catch {
        errorReporter.report("\(name) could not be told of a finished game: \(error)")
      }
    }
  }
}
