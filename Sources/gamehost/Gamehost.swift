/// The program: reads the arguments, does the command's work and gives the exit code.
enum Gamehost {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  static func run(arguments: [String]) -> ExitCode {
    let console = Console()
    do {
      let invocation: Invocation
      do throws(UsageError) { invocation = try ArgumentParser.parse(arguments) } catch {
        let page = error.command.map { $0 == .play ? "" : "\($0.rawValue) " } ?? ""
        throw CommandError(.usage, "\(error)\nTry 'gamehost \(page)--help'.")
      }
      if invocation.wantsVersion {
        try console.write("gamehost \(version)\n")
      } else if invocation.wantsHelp {
        try console.write(HelpPage.text(for: invocation.command))
      }
      return .done
    } catch {
      let failure = error as? CommandError ?? CommandError(.software, "\(error)")
      console.complain("gamehost: \(failure)")
      return failure.code
    }
  }
}
