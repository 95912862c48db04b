import Minisign
import Platform
import PluginTrust
import SignatureLibrary
import TestSupport
import Testing

@Suite("Where a plugin comes from")
struct TrustVerifyTests {
  @Test("a plugin without a signature is unsigned, for which no library is needed")
  func unsigned() throws {
    let fixture = try TrustFixture()
    let store = TrustStore(folder: fixture.folder.path) { () throws(SignatureError) in
      Issue.record("the library was opened")
      throw SignatureError(.noLibrary([]))
    }
    #expect(store.verify(fixture.plugin) == .unsigned)
  }

  @Test("a plugin signed by a trusted key is trusted, with the signer's comment")
  func trusted() throws {
    let fixture = try TrustFixture()
    try fixture.sign("version 1")
    #expect(fixture.store.verify(fixture.plugin) == .unknownKey(fixture.keys.publicKey.id))
    try fixture.store.add(fixture.trusted)
    let verdict = fixture.store.verify(fixture.plugin)
    #expect(verdict == .trusted(fixture.trusted, comment: "version 1"))
    #expect(
      verdict.sentence(plugin: "game.so")
        == "game.so is signed by \(fixture.keys.publicKey.id) (Ada): version 1")
  }

  @Test("a changed plugin, signature or comment is bad, each with its reason")
  func bad() throws {
    let fixture = try TrustFixture()
    try fixture.sign()
    try fixture.store.add(fixture.trusted)
    let text = try fixture.text(fixture.signature)
    try fixture.write("the gamf", to: fixture.plugin)
    #expect(
      fixture.store.verify(fixture.plugin)
        == .bad("the file is not the one that \(fixture.trusted) signed"))
    try fixture.write("the game", to: fixture.plugin)
    try fixture.write(text.replacing("version 1", with: "version 2"), to: fixture.signature)
    #expect(
      fixture.store.verify(fixture.plugin)
        == .bad("its comment is not the one that \(fixture.trusted) signed"))
    try fixture.write("nonsense", to: fixture.signature)
    #expect(
      fixture.store.verify(fixture.plugin)
        == .bad("game.so.minisig is damaged, a signature file has 4 lines, not 1"))
    try FileSystem.remove(fixture.signature)
    try FileSystem.makeFolders(fixture.signature)
    guard case .bad = fixture.store.verify(fixture.plugin) else {
      Issue.record("a folder in the signature's place is bad")
      return
    }
  }

  @Test("another's valid signature under a trusted key's id is bad")
  func impersonated() throws {
    let fixture = try TrustFixture()
    try fixture.store.add(fixture.trusted)
    let scheme = try CryptoLibrary.openAny()
    let other = MinisignSecretKey(
      id: fixture.keys.publicKey.id, key: try scheme.signingKey(seed: Array(0..<32)))
    let signature = try MinisignSignature(
      signing: FileDescriptor.open(fixture.plugin), with: other, trustedComment: "",
      scheme: scheme)
    try fixture.write(signature.text, to: fixture.signature)
    #expect(
      fixture.store.verify(fixture.plugin)
        == .bad("the file is not the one that \(fixture.trusted) signed"))
  }

  @Test("without a library a signed plugin is unverifiable, and the sentence says what to install")
  func noLibrary() throws {
    let fixture = try TrustFixture()
    try fixture.sign()
    try fixture.store.add(fixture.trusted)
    let store = TrustStore(folder: fixture.folder.file("config/gamehost")) {
      () throws(SignatureError) in throw SignatureError(.noLibrary([]))
    }
    let verdict = store.verify(fixture.plugin)
    guard case .unverifiable(let reason) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(reason.contains("apt install libsodium23"))
  }

  @Test("what is checked is the open file, also when the path leads elsewhere by then")
  func openFile() throws {
    let fixture = try TrustFixture()
    try fixture.sign()
    try fixture.store.add(fixture.trusted)
    let copy = try FileDescriptor.inMemory(name: "game")
    try copy.fillAndSeal(from: try FileDescriptor.open(fixture.plugin), name: "game")
    try fixture.write("another game", to: fixture.plugin)
    guard case .trusted = fixture.store.verify(copy, of: fixture.plugin),
      case .bad = fixture.store.verify(fixture.plugin)
    else {
      Issue.record("the copy is trusted, the new file is not")
      return
    }
  }

  @Test("a folder, a fifo or nothing in a plugin's place is an error at once")
  func notAFile() throws {
    let fixture = try TrustFixture()
    #expect(throws: TrustError.self) { try fixture.commands.verify(fixture.folder.path) }
    #expect(throws: TrustError.self) { try fixture.commands.verify("/dev/null") }
    #expect(throws: TrustError.self) { try fixture.commands.verify("/nothing/here") }
  }
}
