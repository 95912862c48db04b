import Platform

extension HostOptions {
  /// The store of saved games, scores and settings.
  var storePath: String { Path.join(dataFolder, "gamehost.sqlite") }

  /// Where the player keeps sounds of their own, as `<prefix><cue>.wav`.
  var soundsFolder: String { Path.join(dataFolder, "sounds") }

  /// Where telemetry goes that may be exported, with the player's consent.
  var exportFolder: String { Path.join(stateFolder, "telemetry") }

  /// Where the figures of the last run are.
  var lastRunFile: String { Path.join(stateFolder, "last-run.json") }

  /// Where reminders are kept, one file for each game.
  var remindersFolder: String { Path.join(dataFolder, "reminders") }
}
