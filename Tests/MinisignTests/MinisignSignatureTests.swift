import Minisign
import Platform
import SignatureLibrary
import TestSupport
import Testing

@Suite("Signature files")
struct MinisignSignatureTests {
  @Test(
    "a signature holds for its file, and for no other",
    arguments: MinisignFixture.libraries, [MinisignSignature.Algorithm.prehashed, .legacy])
  func verify(library: CryptoLibrary, algorithm: MinisignSignature.Algorithm) throws {
    let fixture = try MinisignFixture(library)
    try fixture.write("content", "a")
    try fixture.write("contend", "b")
    try fixture.write("", "empty")
    let signature = try fixture.sign("a", algorithm)
    #expect(try fixture.problem(signature, "a") == nil)
    #expect(try fixture.problem(signature, "b") == .contentDiffers)
    #expect(try fixture.problem(signature, "empty") == .contentDiffers)
    #expect(try fixture.problem(fixture.sign("empty", algorithm), "empty") == nil)
    #expect(try MinisignSignature(file: Array(signature.text.utf8)) == signature)
  }

  @Test("the same file and key give the same signature with either library")
  func alike() throws {
    let texts = try MinisignFixture.libraries.map { library in
      let fixture = try MinisignFixture(library)
      try fixture.write("content", "a")
      return try fixture.sign("a").text
    }
    #expect(Set(texts).count == 1)
  }

  @Test("a file larger than any buffer is hashed in parts, wherever its descriptor stands")
  func large() throws {
    let fixture = try MinisignFixture()
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 / 300) }
    try FileSystem.writeAtomically(bytes, to: fixture.folder.file("large"))
    let file = try fixture.open("large")
    _ = try file.read(upTo: 12_345)
    #expect(try fixture.scheme.blake2b(of: file) == fixture.scheme.blake2b(bytes))
    #expect(try fixture.problem(fixture.sign("large"), "large") == nil)
    #expect(try fixture.problem(fixture.sign("large", .legacy), "large") == nil)
  }

  @Test("a changed trusted comment is told apart from a changed file")
  func comment() throws {
    let fixture = try MinisignFixture()
    try fixture.write("content", "a")
    var signature = try fixture.sign("a")
    signature.untrustedComment = "anything"
    #expect(try fixture.problem(signature, "a") == nil)
    signature.trustedComment += "!"
    #expect(try fixture.problem(signature, "a") == .commentDiffers)
  }

  @Test("a signature of another key is told by its id, also when the id is made to fit")
  func otherKey() throws {
    let fixture = try MinisignFixture()
    try fixture.write("content", "a")
    let other = MinisignSecretKey(
      id: try KeyID("0000000000000001").orThrow,
      key: try fixture.scheme.signingKey(seed: Array(1...32)))
    var signature = try MinisignSignature(
      signing: fixture.open("a"), with: other, trustedComment: "", scheme: fixture.scheme)
    #expect(try fixture.problem(signature, "a") == .otherKey)
    signature.keyID = fixture.key.id
    #expect(try fixture.problem(signature, "a") == .contentDiffers)
  }

  @Test("the two kinds of signature do not stand for each other")
  func algorithms() throws {
    let fixture = try MinisignFixture()
    try fixture.write("content", "a")
    var signature = try fixture.sign("a", .legacy)
    signature.algorithm = .prehashed
    #expect(try fixture.problem(signature, "a") == .contentDiffers)
  }

  @Test("line ends of another system and empty lines at the end are read")
  func lineEnds() throws {
    let fixture = try MinisignFixture()
    try fixture.write("content", "a")
    let text = try fixture.sign("a").text.replacing("\n", with: "\r\n") + "\r\n\n"
    let signature = try MinisignSignature(file: Array(text.utf8))
    #expect(try fixture.problem(signature, "a") == nil)
  }

  @Test(
    "what is not a signature file is refused with its own reason",
    arguments: [
      (0, nil as String?, "a signature file has 4 lines, not 3"),
      (0, "comment", "line 1 of the signature file does not begin with \"untrusted comment: \""),
      (1, "RW$$", "the signature is not base64"),
      (1, "RWQf", "the signature has 3 bytes instead of 74"),
      (2, "comment", "line 3 of the signature file does not begin with \"trusted comment: \""),
      (3, "RWQf", "the global signature has 3 bytes instead of 64"),
      (1, Base64.encode(Array(repeating: 65, count: 74)), "the signature is not one of Ed25519"),
    ])
  func malformed(line: Int, replacement: String?, sentence: String) throws {
    let fixture = try MinisignFixture()
    try fixture.write("content", "a")
    var lines = try fixture.sign("a").text.split(separator: "\n").map(String.init)
    if let replacement { lines[line] = replacement } else { lines.remove(at: line) }
    let text = lines.joined(separator: "\n")
    let error = #expect(throws: MinisignError.self) {
      try MinisignSignature(file: Array(text.utf8))
    }
    #expect(error?.description == sentence)
  }

  @Test("every signature file cut short is refused")
  func truncated() throws {
    let fixture = try MinisignFixture()
    try fixture.write("content", "a")
    let bytes = Array(try fixture.sign("a").text.utf8)
    var accepted: [Int] = []
    // The last byte is the line's end, which may be missing.
    for count in 0..<bytes.count - 1
    where (try? MinisignSignature(file: Array(bytes[..<count]))) != nil {
      accepted.append(count)
    }
    #expect(accepted.isEmpty)
  }

  @Test("a comment of several lines or with control characters is not written")
  func comments() throws {
    let fixture = try MinisignFixture()
    try fixture.write("content", "a")
    for comment in ["two\nlines", "\u{1B}[31m", String(repeating: "x", count: 9000)] {
      #expect(throws: MinisignError.self) { try fixture.sign("a", comment: comment) }
    }
    #expect("a\u{1B}[31m\u{202E}b\tc".printable == "a\u{FFFD}[31m\u{FFFD}b c")
  }
}
