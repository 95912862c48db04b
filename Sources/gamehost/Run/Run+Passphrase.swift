import GameAppKit
import Platform

extension Run {
  /// The first line of the file that `--passphrase-file` names; nil without the option.
  func passphrase() throws(CommandError) -> [UInt8]? {
    guard let path = invocation.passphrasePath else { return nil }
    do throws(SystemError) {
      let bytes = try FileSystem.read(path, limit: 65_536)
      let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
      return Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    } catch {
      throw CommandError(error)
    }
  }

  /// Does something with a secret key, and says how to give a passphrase that is missing.
  func withPassphrase<Result>(
    _ work: ([UInt8]?) throws -> Result
  ) throws(CommandError) -> Result {
    let passphrase = try passphrase()
    do {
      return try work(passphrase)
    } catch {
      var (failure, isMissing) = (CommandError(.software, "\(error)"), false)
      if let error = error as? TrustError {
        (failure, isMissing) = (CommandError(error), error.isForWantOfPassphrase)
      } else if let error = error as? LicenceError {
        (failure, isMissing) = (CommandError(error), error.isForWantOfPassphrase)
      }
      if isMissing { failure.description += " with --passphrase-file FILE" }
      throw failure
    }
  }
}
