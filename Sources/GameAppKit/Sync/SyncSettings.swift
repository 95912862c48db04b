import GameShellKit
import Platform
import SQLiteStore

/// Where games are synced, and how that went; kept with the host's settings.
public struct SyncSettings {
  private static let folderName = "sync.folder"
  private static let pausedName = "sync.paused"
  private let settings: any HostSettings

  init(_ settings: any HostSettings) { self.settings = settings }

  /// The folder that the player named; nil for none.
  public var folder: String? { (try? settings.setting(Self.folderName)).flatMap { $0 } }

  /// Whether the player switched syncing off for a while.
  public var isPaused: Bool { (try? settings.setting(Self.pausedName)) == "yes" }

  /// The folder through which games are synced now; nil when they are not.
  var activeFolder: String? { isPaused ? nil : folder }

  /// How a game's last sync went; nil when it was never synced.
  public func status(of subsystem: String) -> CloudSyncStatus? {
    (try? settings.setting(SyncableStore.statusPrefix + subsystem)).flatMap { $0 }
      .flatMap { CloudSyncStatus($0) }
  }

  /// Names the folder, or forgets it. It must be there, and no part of the data folder, which
  /// would be synced into itself.
  func set(folder: String?, dataFolder: String) throws(SaveError) {
    if let folder {
      guard (try? FileStatus(path: folder))?.kind == .directory else {
        throw SaveError("\(folder) is not a folder; make it first, or connect its disk or share")
      }
      guard FileSystem.isWritable(folder) else {
        throw SaveError("the folder \(folder) cannot be written to; check its permissions")
      }
      if let data = try? FileSystem.realPath(dataFolder),
        let real = try? FileSystem.realPath(folder), (real + "/").hasPrefix(data + "/")
      {
        throw SaveError("\(folder) lies in the data folder \(data); name one outside of it")
      }
    }
    try settings.set(folder, for: Self.folderName)
    try settings.set(nil, for: Self.pausedName)
  }

  /// Switches syncing off for a while, or on again.
  func set(isPaused: Bool) throws(SaveError) {
    try settings.set(isPaused ? "yes" : nil, for: Self.pausedName)
  }
}
