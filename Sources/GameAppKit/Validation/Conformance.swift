import GameShellKit
public import Platform

/// A conformance run: asks a plugin every question of `ConformanceCheck.all`.
///
/// Each check starts stages of its own and ends them, so that a crash is that check's failure and
/// never the end of the run. Nothing is kept: the stages' logs go into a folder that is removed.
public struct Conformance {
  /// The plugin's file.
  public let path: String
  /// Where all random choices of the run come from.
  public let seed: UInt64
  private let options: HostOptions

  /// The names, groups and statements of all checks, in order.
  public static var checks: [(name: String, family: ConformanceFamily, summary: String)] {
    ConformanceCheck.all.map { ($0.name, $0.family, $0.summary) }
  }

  /// Prepares a run on a plugin's file.
  public init(path: String, options: HostOptions, seed: UInt64) {
    self.path = path
    self.seed = seed
    self.options = options
  }

  /// Runs the checks that `only` names, all of them for nil; `report` gets each result at once.
  ///
  /// - Throws: when there is no place for the logs of the stages.
  public func run(
    only: Set<String>? = nil, report: (ConformanceResult) -> Void = { _ in }
  ) throws(SystemError) -> [ConformanceResult] {
    let root = options.environment["TMPDIR"] ?? "/tmp"
    let folder = try FileSystem.makeTemporaryFolder(prefix: Path.join(root, "gamehost-validate-"))
    defer { try? FileSystem.removeTree(folder) }
    var options = options
    options.stateFolder = folder
    options.inProcess = false
    options.alwaysConfines = true
    let facts = PluginFacts(path: path, options: options, seed: seed)
    var results: [ConformanceResult] = []
    for check in ConformanceCheck.all where only?.contains(check.name) != false {
      let result = ConformanceResult(
        check, answer(check, Trial(check.name, facts: facts, options: options, seed: seed)))
      results.append(result)
      report(result)
    }
    return results
  }

  private func answer(_ check: ConformanceCheck, _ trial: Trial) -> ConformanceVerdict {
    defer { trial.end() }
    if let obstacle = trial.facts.obstacle(to: check.need) { return .skip(obstacle) }
    do throws(SceneFault) {
      return try check.run(trial)
    } catch {
      return .fail(error.reason)
    }
  }
}
