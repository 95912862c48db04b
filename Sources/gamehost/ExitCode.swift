/// How the program ends, by the numbers of BSD's `sysexits.h`; docs/exit-codes.md explains each.
enum ExitCode: Int32, CaseIterable {
  case done = 0
  case usage = 64
  case badPlugin = 65
  case noInput = 66
  case unavailable = 69
  case software = 70
  case system = 71
  case cannotCreate = 73
  case inputOutput = 74
  case noPermission = 77
  case configuration = 78

  /// The same code, for keys, signatures and licences that do not hold.
  static let refused = ExitCode.badPlugin

  /// A few words for `--help`.
  var meaning: String {
    switch self {
    case .done: "done"
    case .usage: "usage"
    case .badPlugin: "not a game"
    case .noInput: "not found"
    case .unavailable: "missing here"
    case .software: "fault of the program"
    case .system: "fault of the system"
    case .cannotCreate: "cannot create"
    case .inputOutput: "read or write failed"
    case .noPermission: "not permitted"
    case .configuration: "wrong configuration"
    }
  }
}

/// Why a command could not do its work: a sentence to act on, and the program's exit code.
struct CommandError: Error, Hashable, CustomStringConvertible {
  /// The exit code.
  var code: ExitCode
  /// A sentence: what was wrong, where, what to do.
  var description: String

  init(_ code: ExitCode, _ description: String) {
    self.code = code
    self.description = description
  }
}
