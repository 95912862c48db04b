import GameAppKit
import Platform

extension CommandError {
  /// What a failure with keys and signatures means for the program.
  init(_ error: TrustError) {
    let code: ExitCode =
      switch error.kind {
      case .notAKey, .conflict, .unusable: .refused
      case .noSuchKey: .noInput
      case .notAPolicy: .usage
      case .settings: .configuration
      case .exists: .cannotCreate
      case .file(let error): Self.code(for: error)
      case .library: .unavailable
      }
    self.init(code, error.description)
  }

  /// What a failure with a licence means for the program.
  init(_ error: LicenceError) {
    let code: ExitCode =
      switch error.kind {
      case .badValue: .usage
      case .library: .unavailable
      case .file(let error): Self.code(for: error)
      default: .refused
      }
    self.init(code, error.description)
  }

  /// What a failure with a file means for the program.
  init(_ error: SystemError) { self.init(Self.code(for: error), error.description) }

  private static func code(for error: SystemError) -> ExitCode {
    if error.isNotFound { return .noInput }
    return error.isNotPermitted ? .noPermission : .inputOutput
  }
}
