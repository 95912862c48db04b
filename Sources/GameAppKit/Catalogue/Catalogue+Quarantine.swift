import GameShellKit
import Platform
import SQLiteStore

extension Catalogue {
  /// Ends the quarantine of a file, or of all; they are looked at again with the next scan.
  func retry(_ path: String? = nil) {
    let released = known.compactMap { known -> String? in
      guard case .quarantined = known.value.outcome, path == nil || path == known.key else {
        return nil
      }
      return known.key
    }
    for path in released { known[path] = nil }
    forget(released)
  }
}

extension SQLiteStore {
  /// Why a file was set aside, and under which path; nil for one that was not, or has changed
  /// since.
  func quarantine(of path: String) -> (path: String, reason: String)? {
    guard let status = try? FileStatus(path: path),
      let record = try? pluginRecord(of: PluginRecord.Facts(status)),
      case .quarantined(let reason) = record.outcome
    else { return nil }
    return (record.path, reason)
  }
}
