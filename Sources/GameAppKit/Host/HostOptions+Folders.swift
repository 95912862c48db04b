import Platform

extension HostOptions {
  /// Where the player keeps sounds of their own, as `<prefix><cue>.wav`.
  var soundsFolder: String { Path.join(dataFolder, "sounds") }

  /// Where reminders are kept, one file for each game.
  var remindersFolder: String { Path.join(dataFolder, "reminders") }
}
