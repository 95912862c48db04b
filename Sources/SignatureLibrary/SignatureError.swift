/// Why signatures cannot be made or checked here.
public struct SignatureError: Error, Hashable, Sendable {
  /// The kind of failure.
  public enum Kind: Hashable, Sendable {
    /// None of the libraries is there; what the loader said of each.
    case noLibrary([String])
    /// A library is there but lacks a function.
    case incompleteLibrary(String)
    /// A library refused a call.
    case refused(operation: String, library: String)
    /// An argument has the wrong size.
    case badArgument(String)
  }

  /// The kind.
  public var kind: Kind

  /// Makes an error.
  public init(_ kind: Kind) { self.kind = kind }
}

extension SignatureError: CustomStringConvertible {
  /// A sentence to act on.
  public var description: String {
    switch kind {
    case .noLibrary:
      "signatures cannot be made or checked: neither libsodium nor libcrypto was found; "
        + "install one, on Debian with: apt install \(CryptoLibrary.libsodium.debianPackages[0])"
        + " (or \(CryptoLibrary.libcrypto.debianPackages[0]))"
    case .incompleteLibrary(let reason):
      "signatures cannot be made or checked: \(reason); install a newer version"
    case .refused(let operation, let library):
      "\(library) could not \(operation)"
    case .badArgument(let reason): reason
    }
  }
}
