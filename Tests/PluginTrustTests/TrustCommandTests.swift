import Minisign
import Platform
import PluginTrust
import SignatureLibrary
import TestSupport
import Testing

@Suite("The commands trust, sign, verify, keygen")
struct TrustCommandTests {
  @Test("a key is added by its characters or its file, once, and listed in order")
  func add() throws {
    let fixture = try TrustFixture()
    let id = fixture.keys.publicKey.id
    let first = try fixture.commands.add(fixture.keys.publicPath)
    #expect(first.description == "games signed by \(id) are trusted from now on")
    let again = try fixture.commands.add(fixture.keys.publicKey.base64, name: "Ada")
    #expect(again.description == "\(id) (Ada) was trusted already")
    let other = try fixture.signing.keygen(
      secretPath: fixture.folder.file("b.key"), publicPath: fixture.folder.file("b.pub"))
    try fixture.write(
      other.publicKey.text(comment: "Bob's games"), to: other.publicPath)
    _ = try fixture.commands.add(other.publicPath)
    #expect(
      try fixture.commands.list().description == """
        policy: any
        \(id)  \(fixture.keys.publicKey.base64)  Ada
        \(other.publicKey.id)  \(other.publicKey.base64)  Bob's games
        """)
  }

  @Test("what is no key is refused by name")
  func notAKey() throws {
    let fixture = try TrustFixture()
    let error = #expect(throws: TrustError.self) { try fixture.commands.add("nonsense") }
    #expect(
      error?.description == """
        "nonsense" is neither a public key (56 characters that begin with RW) nor a file with one
        """)
    let secret = #expect(throws: TrustError.self) {
      try fixture.commands.add(fixture.keys.secretPath)
    }
    #expect(
      secret?.description
        == "\(fixture.keys.secretPath) cannot be used: the public key has 158 bytes instead of 42")
    #expect(try fixture.store.keys().isEmpty)
  }

  @Test("another key under the same id is refused")
  func conflict() throws {
    let fixture = try TrustFixture()
    try fixture.store.add(fixture.trusted)
    let scheme = try CryptoLibrary.openAny()
    let other = MinisignPublicKey(
      id: fixture.keys.publicKey.id, key: try scheme.makeSigningKey().publicKey)
    let error = #expect(throws: TrustError.self) { try fixture.commands.add(other.base64) }
    #expect(error?.kind == .conflict(other.id))
    #expect(try fixture.store.keys() == [fixture.trusted])
  }

  @Test("a key is removed by its id in either case, or by its characters")
  func remove() throws {
    let fixture = try TrustFixture()
    let key = fixture.keys.publicKey
    for text in [key.id.description, key.id.description.lowercased(), key.base64] {
      try fixture.store.add(fixture.trusted)
      #expect(
        try fixture.commands.remove(text).description == "\(key.id) (Ada) is no longer trusted")
      #expect(try fixture.store.keys().isEmpty)
    }
    let error = #expect(throws: TrustError.self) { try fixture.commands.remove("abc") }
    #expect(
      error?.description == "no trusted key has the id \"abc\"; see: gamehost trust list")
    #expect(try fixture.commands.list().description == "policy: any\nno key is trusted")
  }

  @Test("a damaged list of keys is said with its line, and not written over")
  func damagedKeys() throws {
    let fixture = try TrustFixture()
    try fixture.store.add(fixture.trusted)
    try fixture.write(
      fixture.text(fixture.store.keysPath) + "untrusted comment: x\nRWnonsense\n",
      to: fixture.store.keysPath)
    let before = try fixture.text(fixture.store.keysPath)
    let error = #expect(throws: TrustError.self) { try fixture.store.add(fixture.trusted) }
    #expect(
      error?.description == """
        \(fixture.store.keysPath) cannot be used: line 4: the public key is not base64; \
        mend or remove it
        """)
    #expect(try fixture.text(fixture.store.keysPath) == before)
    try fixture.sign()
    guard case .unverifiable = fixture.store.verify(fixture.plugin) else {
      Issue.record("a signature was judged without the keys")
      return
    }
  }

  @Test("a fresh key pair is for the user alone, and never written over another")
  func keygen() throws {
    let fixture = try TrustFixture()
    #expect(try FileStatus(path: fixture.keys.secretPath).permissions == 0o600)
    #expect(
      try MinisignPublicKey(text: fixture.text(fixture.keys.publicPath)) == fixture.keys.publicKey)
    let before = try fixture.text(fixture.keys.secretPath)
    let error = #expect(throws: TrustError.self) {
      try fixture.signing.keygen(
        secretPath: fixture.keys.secretPath, publicPath: fixture.folder.file("new.pub"))
    }
    #expect(error?.kind == .exists(fixture.keys.secretPath))
    #expect(try fixture.text(fixture.keys.secretPath) == before)
    #expect(!FileSystem.exists(fixture.folder.file("new.pub")))
  }

  @Test("signing leaves a signature beside the plugin that says when and what")
  func sign() throws {
    let fixture = try TrustFixture()
    let signed = try fixture.signing.sign(
      fixture.plugin, keyPath: fixture.keys.secretPath, time: 1_700_000_000)
    #expect(signed.trustedComment == "timestamp:1700000000\tfile:game.so\thashed")
    #expect(signed.signaturePath == fixture.signature)
    _ = try fixture.commands.add(fixture.keys.publicPath)
    let check = try fixture.commands.verify(fixture.plugin)
    #expect(check.isTrusted && check.decision == .allow)
    #expect(
      check.description == """
        game.so is signed by \(fixture.keys.publicKey.id): \
        timestamp:1700000000 file:game.so hashed
        """)
  }

  @Test("an encrypted key signs with its passphrase and refuses another or none")
  func encrypted() throws {
    let fixture = try TrustFixture()
    let pair = try fixture.signing.keygen(
      secretPath: fixture.folder.file("e.key"), publicPath: fixture.folder.file("e.pub"),
      passphrase: [1, 2, 3], limits: ScryptLimits(operations: 1 << 15, memory: 1 << 20))
    func sign(_ passphrase: [UInt8]?) throws {
      _ = try fixture.signing.sign(
        fixture.plugin, keyPath: pair.secretPath, passphrase: { passphrase }, time: 0)
    }
    let none = #expect(throws: TrustError.self) { try sign(nil) }
    #expect(
      none?.description == """
        \(pair.secretPath) cannot be used: the secret key is encrypted; give its passphrase
        """)
    #expect(throws: TrustError.self) { try sign([1, 2]) }
    #expect(!FileSystem.exists(fixture.signature))
    try sign([1, 2, 3])
    #expect(FileSystem.exists(fixture.signature))
  }

  @Test("a missing key, plugin or library is said")
  func missing() throws {
    let fixture = try TrustFixture()
    #expect(throws: TrustError.self) {
      try fixture.signing.sign(fixture.plugin, keyPath: "/nothing.key", time: 0)
    }
    #expect(throws: TrustError.self) {
      try fixture.signing.sign("/nothing.so", keyPath: fixture.keys.secretPath, time: 0)
    }
    let without = SigningCommands { () throws(SignatureError) in
      throw SignatureError(.noLibrary([]))
    }
    let error = #expect(throws: TrustError.self) {
      try without.sign(fixture.plugin, keyPath: fixture.keys.secretPath, time: 0)
    }
    #expect(error?.description.contains("apt install libsodium23") == true)
  }
}
