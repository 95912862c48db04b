import GameShellKit
import GameStage
import Platform
import SQLiteStore

/// What is known of the files in the plugin folders, kept from one start to the next.
///
/// `refresh` reads nothing but the folders and the store; files that are new or have changed are
/// then looked at one by one with `scanNext`, or by a `CatalogueScanner`. Without a store everything is looked at once per
/// run.
final class Catalogue {
  /// What a file turned out to be.
  struct Known {
    enum Outcome {
      case game(CatalogueEntry.Game)
      case helper
      case quarantined(SceneFault)
      case broken(SceneFault)
    }

    var facts: PluginRecord.Facts?
    var outcome: Outcome
    /// What the store has of it; nil for what is not kept.
    var record: PluginRecord?
  }

  let options: HostOptions
  let store: SQLiteStore?
  var known: [String: Known] = [:]
  /// Files that have to be looked at, first ones first.
  var pending: [String] = []
  private var candidates: [String] = []
  private(set) lazy var hostBuild = Self.build(of: options.executable)

  init(options: HostOptions, store: SQLiteStore?) {
    self.options = options
    self.store = store
  }

  /// What is known so far: one entry for each file that is or should be a game, best folder
  /// first. Files that have not been looked at yet are not among them.
  var entries: [CatalogueEntry] {
    candidates.compactMap { entry(of: $0) }.choosingVersions()
  }

  /// What is known of one file; nil for a helper of games, and for what was not looked at.
  func entry(of path: String) -> CatalogueEntry? {
    switch known[path]?.outcome {
    case .game(let game): CatalogueEntry(path: path, result: .success(game))
    case .quarantined(let fault):
      CatalogueEntry(path: path, result: .failure(fault), standing: .quarantined)
    case .broken(let fault): CatalogueEntry(path: path, result: .failure(fault))
    case .helper, nil: nil
    }
  }

  /// Looks at the folders again, and then at changed files for at most so many milliseconds; nil
  /// takes the time that it takes.
  func refresh(milliseconds: Int? = nil) {
    readStore()
    candidates = options.folders.allCandidates()
    pending = candidates.filter { path in
      guard let known = known[path], let facts = known.facts else { return true }
      guard let status = try? FileStatus(path: path) else { return true }
      return PluginRecord.Facts(status) != facts
    }
    forgetMissing()
    let end = milliseconds.map { MonotonicClock.milliseconds + Int64($0) }
    while !pending.isEmpty, end.map({ MonotonicClock.milliseconds < $0 }) ?? true { scanNext() }
  }

  /// Whether what another build of the host found would be found by this one too.
  private func isStillTrue(_ record: PluginRecord) -> Bool {
    if case .quarantined = record.outcome { return true }
    return record.host == hostBuild
  }

  /// Takes over what the store says, so that another process's findings count here as well.
  private func readStore() {
    guard let records = try? store?.pluginRecords() else { return }
    var stored: Set<String> = []
    for record in records {
      stored.insert(record.path)
      guard known[record.path]?.record != record, isStillTrue(record) else { continue }
      known[record.path] = Known(
        facts: record.facts, outcome: Self.outcome(record.outcome, path: record.path),
        record: record)
    }
    for (path, found) in known where found.record != nil && !stored.contains(path) {
      known[path] = nil
    }
  }

  static func outcome(_ outcome: PluginRecord.Outcome, path: String) -> Known.Outcome {
    switch outcome {
    case .helper: .helper
    case .quarantined(let reason): .quarantined(SceneFault(.refused, reason))
    case .game(let manifest):
      CatalogueManifest.game(manifest).map { .game($0) }
        ?? .broken(SceneFault(.refused, "the manifest of \(path) cannot be read"))
    }
  }

  private func forgetMissing() {
    let current = Set(candidates)
    let gone = known.keys.filter { !current.contains($0) && !FileSystem.exists($0) }
    for path in gone { known[path] = nil }
    forget(gone)
  }

  func forget(_ paths: [String]) { try? store?.update(plugins: [], forgetting: paths) }

  /// What tells one build of the host from another.
  private static func build(of executable: String) -> String {
    guard let status = try? FileStatus(path: executable) else { return hostVersion }
    return "\(hostVersion) \(status.size) \(status.modified)"
  }
}
