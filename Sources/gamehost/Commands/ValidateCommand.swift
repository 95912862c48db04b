import GameAppKit
import Platform

/// `gamehost validate`: asks a game every question of the conformance run.
///
/// The exit code is for CI: 65 when a check failed, 0 otherwise; warnings are for the author.
struct ValidateCommand {
  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    if run.invocation.listsChecks { return try list() }
    guard let path = try run.pluginPath() else { return }
    let only = try chosen()
    let seed = run.invocation.seed ?? UInt64.random(in: 1...UInt64(UInt32.max))
    let report: ConformanceReport
    do throws(SystemError) {
      report = ConformanceReport(
        plugin: path, seed: seed,
        results: try Conformance(path: path, options: run.options, seed: seed)
          .run(only: only))
    } catch {
      throw CommandError(.cannotCreate, "the stages' logs have no place: \(error)")
    }
    if run.invocation.asJSON {
      try console.write(report.json)
    } else {
      try console.write(report.page)
    }
    let failed = report.count(of: .fail)
    guard failed == 0 else {
      throw CommandError(
        .badPlugin, "\(Path.name(of: path)) failed \(failed) of \(report.results.count) checks")
    }
  }

  private func list() throws(CommandError) {
    var table = TextTable()
    for check in Conformance.checks {
      table.add([check.family.rawValue, check.name, check.summary])
    }
    try console.write(table.lines.map { $0 + "\n" }.joined())
  }

  /// The checks that were asked for; nil for all.
  private func chosen() throws(CommandError) -> Set<String>? {
    let names = run.invocation.onlyChecks
    guard !names.isEmpty else { return nil }
    let known = Conformance.checks.map(\.name)
    let families = ConformanceFamily.allCases.map(\.rawValue)
    var chosen: Set<String> = []
    for name in names {
      let matching = Conformance.checks.filter { $0.name == name || $0.family.rawValue == name }
      guard !matching.isEmpty else {
        throw CommandError(
          .usage,
          "there is no check \(UsageError.quoted(name))"
            + UsageError.suggestion(name, among: known + families)
            + "; --list prints them all")
      }
      chosen.formUnion(matching.map(\.name))
    }
    return chosen
  }
}
