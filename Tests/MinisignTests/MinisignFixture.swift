import Minisign
import Platform
import SignatureLibrary
import TestSupport

/// A folder with a library, keys and a file to sign.
struct MinisignFixture {
  let folder: TemporaryFolder
  let scheme: any SignatureScheme
  let key: MinisignSecretKey

  init(_ library: CryptoLibrary? = nil) throws {
    folder = try TemporaryFolder()
    scheme = try library?.open() ?? CryptoLibrary.openAny()
    key = MinisignSecretKey(
      id: try KeyID("E7620F1842B4E81F").orThrow, key: try scheme.signingKey(seed: Array(0..<32)))
  }

  /// Those that this machine has.
  static let libraries = CryptoLibrary.allCases.filter { (try? $0.open()) != nil }

  @discardableResult
  func write(_ text: String, _ name: String) throws -> String {
    try FileSystem.writeAtomically(Array(text.utf8), to: folder.file(name))
    return folder.file(name)
  }

  func read(_ name: String) throws -> [UInt8] {
    try FileSystem.read(folder.file(name), limit: 1 << 20)
  }

  func open(_ name: String) throws -> FileDescriptor {
    try FileDescriptor.open(folder.file(name))
  }

  func sign(
    _ name: String, comment: String = "a comment",
    _ algorithm: MinisignSignature.Algorithm = .prehashed
  ) throws -> MinisignSignature {
    try MinisignSignature(
      signing: open(name), with: key, trustedComment: comment, algorithm: algorithm,
      scheme: scheme)
  }

  func problem(
    _ signature: MinisignSignature, _ name: String
  ) throws -> MinisignSignature.Problem? {
    try signature.problem(with: open(name), key: key.publicKey, scheme: scheme)
  }
}

extension Optional {
  struct Nothing: Error {}
  var orThrow: Wrapped {
    get throws {
      guard let self else { throw Nothing() }
      return self
    }
  }
}
