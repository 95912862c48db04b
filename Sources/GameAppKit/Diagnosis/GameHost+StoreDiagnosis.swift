import GameShellKit
import SQLiteStore

extension GameHost {
  /// What is done for the store of saved games: its backups, and how syncing goes.
  func diagnoseCare(_ store: StoreDiagnosis) -> [Diagnosis] { [Self.backups(store), sync(store)] }

  private static func backups(_ store: StoreDiagnosis) -> Diagnosis {
    guard let newest = store.backups.first else {
      return Diagnosis(
        "backups", .good, "none yet; one is made at the end of a run, and then daily")
    }
    return Diagnosis(
      "backups", .good, "\(store.backups.count), the newest of \(localTime(newest.madeAt))")
  }

  private func sync(_ store: StoreDiagnosis) -> Diagnosis {
    let settings = SyncSettings(InMemoryHostSettings(store.settings))
    guard let folder = settings.folder else {
      return Diagnosis("sync", .good, "not set up; gamehost sync FOLDER begins with it")
    }
    if settings.isPaused {
      return Diagnosis("sync", .good, "through \(folder), switched off in the settings")
    }
    let faults = store.settings.keys.sorted().compactMap { name -> String? in
      guard name.hasPrefix(SyncableStore.statusPrefix) else { return nil }
      let subsystem = String(name.dropFirst(SyncableStore.statusPrefix.count))
      return settings.status(of: subsystem)?.failure.map { "\(subsystem): \($0)" }
    }
    return Diagnosis(
      "sync", faults.isEmpty ? .good : .note, "through \(folder)",
      advice: faults.joined(separator: "; "))
  }
}
