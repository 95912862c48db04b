public import Minisign
import Platform
public import SignatureLibrary

/// What `gamehost keygen` and `gamehost sign` do: a typed result, whose description is what to
/// print, or a `TrustError`.
public struct SigningCommands {
  private let openScheme: () throws(SignatureError) -> any SignatureScheme

  /// Works with the library that the closure opens.
  public init(
    openScheme: @escaping () throws(SignatureError) -> any SignatureScheme = {
      () throws(SignatureError) in try CryptoLibrary.openAny()
    }
  ) {
    self.openScheme = openScheme
  }

  /// A key pair that was written.
  public struct KeyPair: Hashable, Sendable, CustomStringConvertible {
    /// Where the secret half is.
    public var secretPath: String
    /// Where the public half is.
    public var publicPath: String
    /// The public half.
    public var publicKey: MinisignPublicKey

    /// Where the halves are, and the public key to pass on.
    public var description: String {
      """
      the secret key is in \(secretPath): keep it to yourself
      the public key is in \(publicPath): pass it on, or put this in the game's manifest:
      \(publicKey.base64)
      """
    }
  }

  /// Makes a key pair and writes both halves, over nothing that exists; encrypted when there is a
  /// passphrase.
  public func keygen(
    secretPath: String, publicPath: String, passphrase: [UInt8]? = nil,
    limits: ScryptLimits = .minisign
  ) throws(TrustError) -> KeyPair {
    for path in [secretPath, publicPath] where FileSystem.exists(path) {
      throw TrustError(.exists(path))
    }
    return try translating(secretPath) {
      let scheme = try openScheme()
      let key = try MinisignSecretKey(scheme: scheme)
      let secret = try key.text(passphrase: passphrase, limits: limits, scheme: scheme)
      try Self.create(secretPath, secret, permissions: 0o600)
      try Self.create(publicPath, try key.publicKey.text(), permissions: 0o644)
      return KeyPair(
        secretPath: secretPath, publicPath: publicPath, publicKey: key.publicKey)
    }
  }

  private static func create(
    _ path: String, _ text: String, permissions: UInt32
  ) throws(SystemError) {
    let file = try FileDescriptor.open(path, .create, permissions: permissions)
    try file.write(text)
    try file.synchronize()
  }

  /// A signature that was written.
  public struct Signed: Hashable, Sendable, CustomStringConvertible {
    /// The signature's file.
    public var signaturePath: String
    /// Who signed.
    public var keyID: KeyID
    /// What the signer says.
    public var trustedComment: String
    /// A sentence.
    public var description: String { "\(signaturePath) was written with the key \(keyID)" }
  }

  /// Signs a plugin with a secret key file, beside it. `passphrase` is asked for only when the
  /// key is encrypted; `time`, Unix seconds, goes into the comment when none is given.
  public func sign(
    _ plugin: String, keyPath: String, passphrase: () -> [UInt8]? = { nil },
    comment: String? = nil, time: Int64
  ) throws(TrustError) -> Signed {
    let key = try translating(keyPath) {
      try MinisignSecretKey(
        file: try FileSystem.read(keyPath, limit: 16_384), passphrase: passphrase,
        scheme: try openScheme())
    }
    return try translating(plugin) {
      let file = try FileDescriptor.openRegular(plugin)
      let comment =
        comment
        ?? MinisignSignature.standardComment(
          time: time, fileName: Path.name(of: plugin), algorithm: .prehashed)
      let signature = try MinisignSignature(
        signing: file, with: key, trustedComment: comment, scheme: try openScheme())
      let path = plugin + TrustStore.signatureSuffix
      try FileSystem.writeAtomically(Array(signature.text.utf8), to: path, permissions: 0o644)
      return Signed(signaturePath: path, keyID: key.id, trustedComment: comment)
    }
  }
}
