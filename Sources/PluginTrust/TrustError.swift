public import Minisign
public import Platform
import SignatureLibrary

/// Why keys, signatures or the policy could not be dealt with.
public struct TrustError: Error, Hashable, Sendable {
  /// The kind of failure.
  public enum Kind: Hashable, Sendable {
    /// An argument is no key and no file with one.
    case notAKey(String)
    /// Another key with the same id is trusted already.
    case conflict(KeyID)
    /// No trusted key goes by that.
    case noSuchKey(String)
    /// A word that is no policy.
    case notAPolicy(String)
    /// A file of the player's settings cannot be used.
    case settings(path: String, reason: String)
    /// A file that must not be written over exists.
    case exists(String)
    /// A key or signature file cannot be used.
    case unusable(path: String, MinisignError)
    /// A file cannot be read or written.
    case file(SystemError)
    /// The library is missing or does not do its work.
    case library(MinisignError)
  }

  /// The kind.
  public var kind: Kind

  /// Whether a secret key is encrypted, and no passphrase was given.
  public var isForWantOfPassphrase: Bool {
    if case .unusable(_, let error) = kind { error.kind == .passphraseNeeded } else { false }
  }

  /// Makes an error.
  public init(_ kind: Kind) { self.kind = kind }

  init(_ error: MinisignError, path: String) {
    switch error.kind {
    case .library: self.init(.library(error))
    case .file(let error): self.init(.file(error))
    case .malformed, .passphraseNeeded, .wrongPassphrase:
      self.init(.unusable(path: path, error))
    }
  }
}

extension TrustError: CustomStringConvertible {
  /// A sentence to act on.
  public var description: String {
    switch kind {
    case .notAKey(let text):
      "\"\(text.printable)\" is neither a public key (56 characters that begin with RW) nor a "
        + "file with one"
    case .conflict(let id):
      "another key with the id \(id) is trusted already; remove it first with: "
        + "gamehost trust remove \(id)"
    case .noSuchKey(let text):
      "no trusted key has the id \"\(text.printable)\"; see: gamehost trust list"
    case .notAPolicy(let word):
      "\"\(word.printable)\" is not a policy; it is one of "
        + TrustPolicy.allCases.map(\.rawValue).joined(separator: ", ")
    case .settings(let path, let reason): "\(path) cannot be used: \(reason)"
    case .exists(let path): "\(path) exists and is not written over; choose another name"
    case .unusable(let path, let error): "\(path) cannot be used: \(error)"
    case .file(let error): error.description
    case .library(let error): error.description
    }
  }
}

/// Runs calls that deal with a file, with their errors turned into this target's.
func translating<T>(_ path: String, _ work: () throws -> T) throws(TrustError) -> T {
  do {
    return try work()
  } catch let error as TrustError {
    throw error
  } catch let error as MinisignError {
    throw TrustError(error, path: path)
  } catch let error as SignatureError {
    throw TrustError(.library(MinisignError(.library(error))))
  } catch let error as SystemError {
    throw TrustError(.file(error))
  } catch {
    throw TrustError(.settings(path: path, reason: "\(error)"))
  }
}
