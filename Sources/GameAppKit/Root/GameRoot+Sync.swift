import GameShellUI

extension GameRoot {
  /// How syncing stands; nil where nothing is kept.
  var syncModel: SettingsModel.Sync? {
    guard let settings = syncSettings else { return nil }
    guard let folder = settings.folder else { return SettingsModel.Sync(isOn: nil) }
    var model = SettingsModel.Sync(isOn: !settings.isPaused, folder: folder)
    guard let status = settings.status(of: config.subsystem) else { return model }
    let words = strings.settings
    model.notes = [
      status.failure.map { words.syncFailed.filling("reason", with: strings.told($0)) }
        ?? words.synced.filling("time", with: localTime(status.at))
    ]
    if let first = status.skipped.first { model.notes.append(first) }
    return model
  }
}
