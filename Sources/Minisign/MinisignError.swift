public import Platform
public import SignatureLibrary

/// Why a minisign file cannot be read, written or used.
public struct MinisignError: Error, Hashable, Sendable {
  /// The kind of failure.
  public enum Kind: Hashable, Sendable {
    /// A text is not what it should be.
    case malformed(String)
    /// A secret key is encrypted, and no passphrase was given.
    case passphraseNeeded
    /// A passphrase does not open a secret key, or the key file is damaged.
    case wrongPassphrase
    /// The library does not do its work, or is not there.
    case library(SignatureError)
    /// A file cannot be read or written.
    case file(SystemError)
  }

  /// The kind.
  public var kind: Kind

  /// Makes an error.
  public init(_ kind: Kind) { self.kind = kind }
}

extension MinisignError: CustomStringConvertible {
  /// A sentence, or the part of one after a colon.
  public var description: String {
    switch kind {
    case .malformed(let reason): reason
    case .passphraseNeeded: "the secret key is encrypted; give its passphrase"
    case .wrongPassphrase:
      "the passphrase is wrong, or the secret key is damaged; nothing was signed"
    case .library(let error): error.description
    case .file(let error): error.description
    }
  }
}

/// Runs calls of the seam and of the system with their errors turned into this target's.
func translating<T>(_ work: () throws -> T) throws(MinisignError) -> T {
  do {
    return try work()
  } catch let error as MinisignError {
    throw error
  } catch let error as SignatureError {
    throw MinisignError(.library(error))
  } catch let error as SystemError {
    throw MinisignError(.file(error))
  } catch {
    throw MinisignError(.malformed("\(error)"))
  }
}
