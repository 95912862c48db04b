import GameAppKit
import HeadlessFrontend
import Platform
import TerminalFrontend

/// `gamehost doctor`: what this terminal and this machine can do.
struct DoctorCommand {
  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    if run.invocation.showsReports { return try showReports() }
    let size = try? TerminalFrontend.size(TerminalOptions(environment: run.environment))
    let kernel = KernelAbilities.current()
    let host = GameHost(options: run.options)
    let report = DoctorReport(
      groups: [
        .terminal(environment: run.environment, size: size),
        .folders(
          kept: [
            ("saves", run.options.dataFolder), ("logs", run.options.stateFolder),
            ("settings", run.options.configFolder),
          ],
          games: run.options.folders.paths),
        .systemLibraries(),
        .sandbox(kernel, gaps: Sandbox.missingHere()),
        .freeGames(of: host),
      ] + host.diagnose().map(FindingGroup.host)
    ).hiding(home: run.environment["HOME"] ?? Environment.homeOfUser() ?? "")
    if run.invocation.asJSON {
      try console.write(report.json)
    } else {
      try console.write(report.page)
    }
  }

  /// The faults that were reported, newest first: a list, with an id that report whole, or as one
  /// JSON document.
  private func showReports() throws(CommandError) {
    var reports = GameHost(options: run.options).faultReports()
    let id = run.invocation.words.first
    if let id {
      reports.removeAll { $0.id != id }
      if reports.isEmpty {
        throw CommandError(
          .noInput, "there is no report '\(id)'; 'gamehost doctor --reports' lists them")
      }
    }
    if run.invocation.asJSON {
      try console.write(FaultPage.json(reports))
    } else if id != nil, let report = reports.first {
      try console.write(FaultPage.whole(report))
    } else {
      try console.write(FaultPage.list(reports))
    }
  }
}
