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
    let report = DoctorReport(groups: [
      .terminal(environment: run.environment, size: size),
      .folders(
        kept: [("saves", run.options.dataFolder), ("logs", run.options.stateFolder)],
        games: run.options.folders.paths),
      .systemLibraries(),
      .sandbox(kernel),
      .seams(GameHost(options: run.options).diagnoseSeams()),
    ])
    if run.invocation.asJSON {
      try console.write(report.json)
    } else {
      try console.write(report.page)
    }
  }

  /// The faults that were reported, newest first: a page, or one JSON document.
  private func showReports() throws(CommandError) {
    let reports = GameHost(options: run.options).faultReports()
    if run.invocation.asJSON {
      try console.write(FaultPage.json(reports))
    } else {
      try console.write(FaultPage.text(reports))
    }
  }
}
