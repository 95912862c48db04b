/// The program: reads the arguments, does the command's work and gives the exit code.
enum Gamehost {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  static func run(arguments: [String]) -> ExitCode {
    do {
      let invocation = try ArgumentParser.parse(arguments)
      if invocation.wantsVersion {
        print("gamehost \(version)")
      } else if invocation.wantsHelp {
        print(HelpPage.text(for: invocation.command), terminator: "")
      }
      return .done
    } catch {
      print("gamehost: \(error)")
      return .usage
    }
  }
}
