import GameShellKit
import Platform
import SQLiteStore

extension GameHost {
  /// Counts a game that had to be given up while it was played, and sets its file aside when that
  /// has happened too often in a day. Answers whether it was set aside.
  ///
  /// What is counted belongs to the build: another one at the same path begins anew.
  func noteGivingUp(_ game: PluginGame, because fault: SceneFault) -> Bool {
    guard let store = catalogueStore, let played = game.content,
      let status = try? FileStatus(path: game.path), let file = try? PluginFile.open(game.path),
      (try? ContentHash.of(file)) == played
    else { return false }
    let name = "faults.\(game.path)"
    do throws(SaveError) {
      var tally = FaultTally(of: played, kept: try store.setting(name))
      guard tally.note(at: clock.now.wall) else {
        try store.set(tally.text, for: name)
        return false
      }
      let reason =
        "\(fault.reason) while it was played, and that \(FaultTally.limit) times within a day"
      try store.update(
        plugins: [
          PluginRecord(
            path: game.path, facts: PluginRecord.Facts(status), content: played,
            host: makeCatalogue().hostBuild, outcome: .quarantined(reason: reason))
        ], forgetting: [])
      // Once it is tried again it has as many chances as before.
      try store.set(nil, for: name)
      return true
    } catch {
      // What cannot be kept cannot be counted.
      return false
    }
  }
}
