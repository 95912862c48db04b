import GameShellKit
import Platform
import SQLiteStore

extension Catalogue {
  /// Looks at the next file that has to be looked at.
  func scanNext() {
    guard !pending.isEmpty else { return }
    scan(pending.removeFirst())
  }

  /// Looks at a file. One whose content is known already is not loaded again.
  func scan(_ path: String) {
    pending.removeAll { $0 == path }
    let before = facts(of: path)
    let content = contentHash(of: path)
    if let before, let content, keepsKnown(path, before, content) { return }
    let finding = PluginScan(options: options).look(at: path)
    // A file that changed meanwhile is looked at again at the next opportunity.
    let facts = facts(of: path) == before ? before : nil
    switch finding {
    case .passing(let fault):
      known[path] = Known(facts: facts, outcome: .broken(fault))
      forget([path])
    case .lasting(let outcome):
      let record = facts.flatMap { facts in
        content.map {
          PluginRecord(path: path, facts: facts, content: $0, host: hostBuild, outcome: outcome)
        }
      }
      known[path] = Known(
        facts: facts, outcome: Self.outcome(outcome, path: path), record: record)
      if let record { keep(record) }
    }
  }

  /// Whether a file that was touched, moved or copied is still the one that is known.
  private func keepsKnown(
    _ path: String, _ facts: PluginRecord.Facts, _ content: UInt64
  ) -> Bool {
    guard var same = known[path], var record = same.record, record.content == content,
      record.facts.size == facts.size
    else { return false }
    record.facts = facts
    same.facts = facts
    same.record = record
    known[path] = same
    keep(record)
    return true
  }

  private func facts(of path: String) -> PluginRecord.Facts? {
    (try? FileStatus(path: path)).map { PluginRecord.Facts($0) }
  }

  private func contentHash(of path: String) -> UInt64? {
    guard let file = try? PluginFile.open(path) else { return nil }
    return try? ContentHash.of(file)
  }

  // What cannot be kept is looked at again at the next start, which is only slower.
  private func keep(_ record: PluginRecord) {
    try? store?.update(plugins: [record], forgetting: [])
  }
}
