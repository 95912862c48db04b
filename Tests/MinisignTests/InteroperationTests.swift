import Minisign
import Platform
import SignatureLibrary
import TestSupport
import Testing

@Suite("With the real minisign", .disabled(if: MinisignProgram.isAbsent, "no minisign in PATH"))
struct InteroperationTests {
  @Test(
    "what is signed here, minisign verifies, and shows the trusted comment",
    arguments: MinisignFixture.libraries, [MinisignSignature.Algorithm.prehashed, .legacy])
  func theyVerifyOurs(library: CryptoLibrary, algorithm: MinisignSignature.Algorithm) throws {
    let fixture = try MinisignFixture(library)
    let file = try fixture.write("content\n", "game.so")
    let key = try fixture.write(try fixture.key.publicKey.text(), "key.pub")
    try fixture.write(
      fixture.sign("game.so", comment: "für alle", algorithm).text, "game.so.minisig")
    let outcome = try MinisignProgram.run(["-V", "-p", key, "-m", file])
    #expect(outcome.status == .exited(0))
    #expect(outcome.output.contains("Trusted comment: für alle"))
    let quiet = try MinisignProgram.run(
      ["-V", "-q", "-P", fixture.key.publicKey.base64, "-m", file])
    #expect(quiet.status == .exited(0))
  }

  @Test(
    "what minisign signs, hashed or not, verifies here with its comment",
    arguments: MinisignFixture.libraries, [[], ["-l"]])
  func weVerifyTheirs(library: CryptoLibrary, flags: [String]) throws {
    let fixture = try MinisignFixture(library)
    let file = try fixture.write("content\n", "game.so")
    let (secret, publicPath) = (fixture.folder.file("s.key"), fixture.folder.file("p.pub"))
    let made = try MinisignProgram.run(["-G", "-W", "-s", secret, "-p", publicPath])
    #expect(made.status == .exited(0))
    let signed = try MinisignProgram.run(
      ["-S", "-s", secret, "-m", file, "-t", "version 2"] + flags)
    #expect(signed.status == .exited(0))
    let signature = try MinisignSignature(file: fixture.read("game.so.minisig"))
    #expect(signature.algorithm == (flags.isEmpty ? .prehashed : .legacy))
    #expect(signature.trustedComment == "version 2")
    let key = try MinisignPublicKey(file: fixture.read("p.pub"))
    #expect(
      try signature.problem(with: fixture.open("game.so"), key: key, scheme: fixture.scheme)
        == nil)
    #expect(String(decoding: try fixture.read("p.pub"), as: UTF8.self) == (try key.text()))
  }

  @Test(
    "minisign's secret keys without a passphrase are read, and written byte for byte",
    arguments: MinisignFixture.libraries)
  func plainSecretKey(library: CryptoLibrary) throws {
    let fixture = try MinisignFixture(library)
    let (secret, publicPath) = (fixture.folder.file("s.key"), fixture.folder.file("p.pub"))
    let made = try MinisignProgram.run(["-G", "-W", "-s", secret, "-p", publicPath])
    #expect(made.status == .exited(0))
    let bytes = try fixture.read("s.key")
    let key = try MinisignSecretKey(
      file: bytes,
      passphrase: {
        Issue.record("asked for a passphrase"); return nil
      },
      scheme: fixture.scheme)
    #expect(try key.publicKey == MinisignPublicKey(file: fixture.read("p.pub")))
    #expect(try key.text(scheme: fixture.scheme) == String(decoding: bytes, as: UTF8.self))
  }

  // One key for all libraries: each derivation takes a gigabyte and a second.
  @Test("minisign's encrypted secret keys open with their passphrase, with each library")
  func encryptedSecretKey() throws {
    let fixture = try MinisignFixture()
    let (secret, publicPath) = (fixture.folder.file("s.key"), fixture.folder.file("p.pub"))
    let made = try MinisignProgram.run(
      ["-G", "-s", secret, "-p", publicPath], typing: ["open sesame", "open sesame"])
    #expect(made.status == .exited(0), "\(made.output)")
    let bytes = try fixture.read("s.key")
    #expect(try MinisignSecretKey.isEncrypted(file: bytes))
    for library in MinisignFixture.libraries {
      let key = try MinisignSecretKey(
        file: bytes, passphrase: { Array("open sesame".utf8) }, scheme: library.open())
      #expect(try key.publicKey == MinisignPublicKey(file: fixture.read("p.pub")))
    }
  }

  @Test(
    "minisign signs with a key that was written here, encrypted or not",
    arguments: MinisignFixture.libraries, [nil, "open sesame"])
  func theySignWithOurs(library: CryptoLibrary, passphrase: String?) throws {
    let fixture = try MinisignFixture(library)
    let file = try fixture.write("content\n", "game.so")
    // Cheaper than minisign's own limits, which the file states.
    let secret = try fixture.write(
      try fixture.key.text(
        passphrase: passphrase.map { Array($0.utf8) },
        limits: ScryptLimits(operations: 1 << 19, memory: 1 << 24), scheme: fixture.scheme),
      "s.key")
    let signed = try MinisignProgram.run(
      ["-S", "-s", secret, "-m", file], typing: passphrase.map { [$0] } ?? [])
    #expect(signed.status == .exited(0), "\(signed.output)")
    let signature = try MinisignSignature(file: fixture.read("game.so.minisig"))
    #expect(try fixture.problem(signature, "game.so") == nil)
  }

  @Test("minisign refuses what is refused here: a changed file, a changed comment")
  func refusals() throws {
    let fixture = try MinisignFixture()
    let file = try fixture.write("content\n", "game.so")
    let signature = try fixture.sign("game.so")
    try fixture.write(
      signature.text.replacing("trusted comment: a", with: "trusted comment: no"),
      "game.so.minisig")
    let arguments = ["-V", "-P", fixture.key.publicKey.base64, "-m", file]
    #expect(try MinisignProgram.run(arguments).status == .exited(1))
    try fixture.write(signature.text, "game.so.minisig")
    #expect(try MinisignProgram.run(arguments).status == .exited(0))
    try fixture.write("other\n", "game.so")
    #expect(try MinisignProgram.run(arguments).status == .exited(1))
  }
}
