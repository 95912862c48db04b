import GameShellKit
import Platform
import SQLiteStore

extension Catalogue {
  /// A file that is being looked at.
  struct Look {
    let scan: PluginScan
    let facts: PluginRecord.Facts?
    let content: UInt64?
  }

  /// Looks at the next file that has to be looked at.
  func scanNext() {
    guard let path = pending.first else { return }
    scan(path)
  }

  /// Looks at a file, and waits for what is found.
  func scan(_ path: String) {
    guard let look = begin(path) else { return }
    _ = look.scan.wait()
    finish(look)
  }

  /// Begins to look at a file; nil when its content is known already and it is not loaded again.
  func begin(_ path: String) -> Look? {
    pending.removeAll { $0 == path }
    let before = facts(of: path)
    let content = contentHash(of: path)
    if let before, let content, keepsKnown(path, before, content) { return nil }
    return Look(scan: PluginScan(path, options: options), facts: before, content: content)
  }

  /// Takes over what was found.
  func finish(_ look: Look) {
    let path = look.scan.path
    // A file that changed meanwhile is looked at again at the next opportunity.
    let facts = isUnchanged(look) ? look.facts : nil
    switch look.scan.finding {
    case nil: return
    case .passing(let fault):
      known[path] = Known(facts: facts, outcome: .broken(fault))
      forget([path])
    case .lasting(let outcome):
      let record = facts.flatMap { facts in
        look.content.map {
          PluginRecord(path: path, facts: facts, content: $0, host: hostBuild, outcome: outcome)
        }
      }
      known[path] = Known(
        facts: facts, outcome: Self.outcome(outcome, path: path), record: record)
      if let record { keep(record) }
    }
  }

  /// Whether a file is still the one that is being looked at.
  func isUnchanged(_ look: Look) -> Bool { facts(of: look.scan.path) == look.facts }

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
