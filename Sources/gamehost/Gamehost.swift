import Platform

/// The program: reads the arguments, does the command's work and gives the exit code.
enum Gamehost {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  static func run(arguments: [String], programStart: Int64) -> ExitCode {
    let console = Console()
    do throws(CommandError) {
      let invocation: Invocation
      do throws(UsageError) { invocation = try ArgumentParser.parse(arguments) } catch {
        let page = error.command.map { $0 == .play ? "" : "\($0.rawValue) " } ?? ""
        throw CommandError(.usage, "\(error)\nTry 'gamehost \(page)--help'.")
      }
      if invocation.wantsVersion {
        try console.write("gamehost \(version)\n")
      } else if invocation.wantsHelp {
        try console.write(HelpPage.text(for: invocation.command))
      } else {
        try perform(invocation, programStart, console)
      }
      return .done
    } catch {
      console.complain("gamehost: \(error)")
      return error.code
    }
  }

  private static func perform(
    _ invocation: Invocation, _ programStart: Int64, _ console: Console
  ) throws(CommandError) {
    let run = try Run(invocation, environment: .current(), programStart: programStart)
    let tail = invocation.isVerbose ? LogTail(folder: run.logFolder) : nil
    defer {
      if let lines = tail?.lines, !lines.isEmpty { console.complain(lines.joined(separator: "\n")) }
    }
    switch invocation.command {
    case .play where invocation.isHeadless: try HeadlessPlayCommand(run, console).perform()
    case .play: try PlayCommand(run, console).perform()
    case .list: try ListCommand(run, console).perform()
    case .scan: try ScanCommand(run, console).perform()
    case .inspect: try InspectCommand(run, console).perform()
    case .validate: try ValidateCommand(run, console).perform()
    case .dev: try DevCommand(run).perform()
    case .shot: try ShotCommand(run, console).perform()
    case .doctor: try DoctorCommand(run, console).perform()
    case .trust: try TrustCommand(run, console).perform()
    case .verify: try VerifyCommand(run, console).perform()
    case .keygen: try KeygenCommand(run, console).perform()
    case .sign: try SignCommand(run, console).perform()
    case .redeem: try RedeemCommand(run, console).perform()
    case .licence: try LicenceCommand(run, console).perform()
    case .remind: try RemindCommand(run, console).perform()
    case .sync: try SyncCommand(run, console).perform()
    }
  }
}
