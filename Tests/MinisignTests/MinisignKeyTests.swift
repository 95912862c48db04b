import Minisign
import SignatureLibrary
import TestSupport
import Testing

@Suite("Key files")
struct MinisignKeyTests {
  static let text = """
    untrusted comment: minisign public key E7620F1842B4E81F
    RWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3

    """

  @Test("minisign's own public key is read and written as it was, with its id")
  func publicKey() throws {
    let key = try MinisignPublicKey(text: Self.text)
    #expect(key.id.description == "E7620F1842B4E81F")
    #expect(try key.text() == Self.text)
    #expect(try MinisignPublicKey(text: key.base64) == key)
    #expect(try MinisignPublicKey(text: "  \(key.base64)\r\n\n") == key)
    #expect(
      MinisignPublicKey.comment(inFile: Array(Self.text.utf8))
        == "minisign public key E7620F1842B4E81F")
    #expect(KeyID("e7620f1842b4e81f") == key.id)
    #expect(KeyID("E7620F1842B4E81") == nil)
    #expect(KeyID("+7620F1842B4E81F") == nil)
  }

  @Test(
    "what is not a public key is refused with its own reason",
    arguments: [
      ("", "a public key file has 2 lines, a comment and the key, not 0"),
      ("a\nb\nc", "a public key file has 2 lines, a comment and the key, not 3"),
      ("RWQ!", "the public key is not base64"),
      ("RWQf", "the public key has 3 bytes instead of 42"),
      (
        Base64.encode(Array(repeating: 7, count: 42)),
        "the public key is not a key for Ed25519"
      ),
      (
        Base64.encode(Array("Ed".utf8) + Array(repeating: 0, count: 40)),
        "the public key is one under which anyone can sign"
      ),
    ])
  func malformed(text: String, sentence: String) {
    let error = #expect(throws: MinisignError.self) { try MinisignPublicKey(text: text) }
    #expect(error?.description == sentence)
  }

  @Test(
    "a secret key comes back from its file, with and without a passphrase",
    arguments: MinisignFixture.libraries, [nil, "", "pass wörd"])
  func secretKey(library: CryptoLibrary, passphrase: String?) throws {
    let fixture = try MinisignFixture(library)
    let bytes = passphrase.map { Array($0.utf8) }
    let text = try fixture.key.text(
      passphrase: bytes, limits: ScryptLimits(operations: 1 << 15, memory: 1 << 20),
      scheme: fixture.scheme)
    let file = Array(text.utf8)
    #expect(try MinisignSecretKey.isEncrypted(file: file) == (passphrase != nil))
    let read = try MinisignSecretKey(file: file, passphrase: { bytes }, scheme: fixture.scheme)
    #expect(read == fixture.key)
    if passphrase != nil {
      let wrong = #expect(throws: MinisignError.self) {
        try MinisignSecretKey(file: file, passphrase: { [1] }, scheme: fixture.scheme)
      }
      #expect(wrong?.kind == .wrongPassphrase)
      let none = #expect(throws: MinisignError.self) {
        try MinisignSecretKey(file: file, passphrase: { nil }, scheme: fixture.scheme)
      }
      #expect(none?.kind == .passphraseNeeded)
    }
  }

  @Test("a key encrypted with one library opens with the other")
  func acrossLibraries() throws {
    let limits = ScryptLimits(operations: 1 << 15, memory: 1 << 20)
    for writer in MinisignFixture.libraries {
      let fixture = try MinisignFixture(writer)
      let text = try fixture.key.text(
        passphrase: [1, 2], limits: limits, scheme: fixture.scheme)
      for reader in MinisignFixture.libraries {
        let read = try MinisignSecretKey(
          file: Array(text.utf8), passphrase: { [1, 2] }, scheme: reader.open())
        #expect(read == fixture.key)
      }
    }
  }

  @Test("every changed byte of an unencrypted secret is noticed")
  func damaged() throws {
    let fixture = try MinisignFixture()
    let lines = try fixture.key.text(scheme: fixture.scheme).split(separator: "\n")
    let content = try Base64.decode(String(lines[1])).orThrow
    // Behind the key's id, which is only a name: seed, public key and digest.
    for index in 62..<158 {
      var changed = content
      changed[index] ^= 0x10
      let file = Array("untrusted comment: \n\(Base64.encode(changed))\n".utf8)
      #expect(throws: MinisignError.self, "byte \(index)") {
        try MinisignSecretKey(file: file, passphrase: { nil }, scheme: fixture.scheme)
      }
    }
  }

  @Test("a secret key that asks for absurd memory is refused before any work")
  func absurd() throws {
    let fixture = try MinisignFixture()
    let lines = try fixture.key.text(
      passphrase: [1], limits: ScryptLimits(operations: 1 << 15, memory: 1 << 20),
      scheme: fixture.scheme
    ).split(separator: "\n")
    var content = try Base64.decode(String(lines[1])).orThrow
    for index in 38..<54 { content[index] = 0xff }
    let file = Array("untrusted comment: \n\(Base64.encode(content))\n".utf8)
    let error = #expect(throws: MinisignError.self) {
      try MinisignSecretKey(file: file, passphrase: { [1] }, scheme: fixture.scheme)
    }
    #expect(
      error?.description == "the secret key asks for more memory or time than any key should")
  }
}
