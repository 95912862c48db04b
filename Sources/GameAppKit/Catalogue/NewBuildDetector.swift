import GameStage
import Platform

/// Decides from what happens to a plugin's file when a new build of it is complete.
///
/// A file arrives by rename, by copying over, by truncation and writing, or streamed in small
/// parts with pauses. While it is not a whole library the detector waits; only when it has been
/// left alone for a while it is called unusable.
struct NewBuildDetector {
  /// What is to be done.
  enum Verdict: Equatable {
    /// A whole library stands there: load it.
    case ready
    /// What stands there is no plugin, and nobody writes it any more.
    case unusable(String)
  }

  /// Milliseconds without a change after which an incomplete file counts as finished.
  static let patience: Int64 = 1000
  /// Milliseconds after which a library that the plugin brings along counts as replaced.
  static let settling: Int64 = 200

  let path: String
  private var problem: String?
  /// When the patience ends, on the steady clock; nil when there is nothing to wait for.
  private(set) var deadline: Int64?

  init(path: String) { self.path = path }

  /// Takes note of a change of the file.
  mutating func changed(_ kind: FolderWatch.Change.Kind, at now: Int64) -> Verdict? {
    switch kind {
    case .removed:
      // Often the first half of a replacement; without a second half the old build goes on.
      problem = nil
      deadline = nil
      return nil
    case .writing:
      deadline = now + Self.patience
      return nil
    case .arrived, .overflow: return look(at: now)
    }
  }

  /// Takes note of a change of a library that the plugin brings along. The plugin is loaded anew
  /// when the library has been left alone for a while: often both are replaced.
  mutating func libraryChanged(at now: Int64) {
    deadline = now + Self.settling
  }

  /// Looks again when the patience has ended.
  mutating func expired(at now: Int64) -> Verdict? {
    guard let due = deadline, due <= now else { return nil }
    if let verdict = look(at: now) { return verdict }
    deadline = nil
    return problem.map { .unusable($0) }
  }

  private mutating func look(at now: Int64) -> Verdict? {
    do throws(PluginFileProblem) {
      _ = try PluginFile(path: path, entry: StageProcess.entrySymbol)
      problem = nil
      deadline = nil
      return .ready
    } catch {
      // The player knows the file by its name; a toast has no room for its folder.
      problem = "\(error)".replacing(path, with: Path.name(of: path))
      deadline = now + Self.patience
      return nil
    }
  }
}
