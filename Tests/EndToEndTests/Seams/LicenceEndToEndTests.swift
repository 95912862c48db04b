import Platform
import TestSupport
import Testing

/// A licence that was made once and for all, since none can be issued that has expired already.
///
/// The key pair is the one of docs/licences.md: the secret key's seed is 32 bytes of 1.
enum LicenceVector {
  static let key = "RWQBAQEBAQEBAYqI4910CfGV/VLbLTy6XXLKZwm/HZQSG/N0iAG0D29c"
  static let expired = """
    -----BEGIN GAMEHOST LICENCE-----
    product: org.example.seams.removeads
    licensee: Ada Lovelace
    issued: 2020-01-01
    expires: 2020-12-31
    vendor: 0101010101010101
    signature:
      bWpMaIsKu5byanaQVPCtAekoJS/FAEKijNUWh8v40LGaMwLV8/W2ChZeTLj5lWR47TDVMDYEaC1D6M8NM0xnCA==
    -----END GAMEHOST LICENCE-----

    """
}

@Suite("Licences and advertisements of a real game")
struct LicenceEndToEndTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var data: [String] { ["--data-dir", folder.file("data")] }

  private func keygen(_ name: String) throws -> String {
    let made = try Run(["keygen", folder.file(name)])
    return String(try #require(made.lines.last))
  }

  private func issue(_ product: String, by name: String) throws -> String {
    let issued = try Run([
      "licence", "issue", "--product", product, "--licensee", "Ada Lovelace",
      "--key", folder.file(name + ".key"),
    ])
    #expect(issued.code == 0, "\(issued.errors)")
    return issued.output
  }

  private func redeem(_ text: String, for game: SeamsGame) throws -> Run {
    try Run(["redeem"] + data + ["--plugin-dir", game.folder], input: text)
  }

  private func keptLicences() -> [String] {
    (try? FileSystem.list(folder.file("data/licences/org.example.seams"))) ?? []
  }

  /// The first screen of a session.
  private func home(_ game: SeamsGame, _ others: [SeamsGame]) throws -> String {
    let folders = others.flatMap { ["--plugin-dir", $0.folder] }
    let run = try Run(
      ["--headless"] + data + folders + [game.path], input: "{\"key\":\"tab\"}\n")
    #expect(run.code == 0, "\(run.errors)")
    return run.output
  }

  @Test("each refusal has its sentence and its exit code, and keeps nothing")
  func refusals() throws {
    let product = "org.example.seams.removeads"
    let game = try SeamsGame(vendorKey: try keygen("vendor"))
    _ = try keygen("stranger")
    let good = try issue(product, by: "vendor")
    let refused: [(text: String, sentence: String)] = [
      (good.replacing("Ada", with: "Eve"), "it was changed, or is forged"),
      (try issue("org.example.other", by: "vendor"), "which no game here sells; sold are: "),
      (try issue(product, by: "stranger"), "of the vendor of Seams"),
      ("", "the text has no licence"),
      (String(good.prefix(200)), "the licence was cut"),
    ]
    for (text, sentence) in refused {
      let run = try redeem(text, for: game)
      #expect(run.code == 65)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains(sentence), "\(run.errors)")
    }
    #expect(keptLicences() == [])
    let fixed = try SeamsGame(vendorKey: LicenceVector.key)
    let expired = try redeem(LicenceVector.expired, for: fixed)
    #expect(expired.code == 65)
    #expect(expired.errors.contains("the licence expired: it counted until 2020-12-31"))
    #expect(keptLicences() == [])
    #expect(try redeem(good, for: game).code == 0)
    #expect(keptLicences().count == 1)
  }

  @Test("a licence that was kept and then changed, or has expired, does not count, as doctor says")
  func tampered() throws {
    let game = try SeamsGame(vendorKey: LicenceVector.key)
    let kept = folder.file("data/licences/org.example.seams")
    try FileSystem.makeFolders(kept)
    try FileSystem.writeAtomically(Array(LicenceVector.expired.utf8), to: kept + "/1.licence")
    let forged = LicenceVector.expired.replacing("2020-12-31", with: "2999-12-31")
    try FileSystem.writeAtomically(Array(forged.utf8), to: kept + "/2.licence")
    let doctor = try Run(["doctor"] + data + ["--plugin-dir", game.folder])
    #expect(doctor.words.contains("expired on 2020-12-31"), "\(doctor.output)")
    #expect(doctor.words.contains("changed, or is forged"), "\(doctor.output)")
  }

  @Test("after the first sessions Home shows the other games, never a board, never who paid")
  func advertisements() throws {
    let key = try keygen("vendor")
    let game = try SeamsGame(vendorKey: key)
    let other = try SeamsGame(subsystem: "org.example.pebbles", title: "Pebbles")
    // Only games that were looked at before are advertised.
    #expect(try Run(["list"] + data + ["--plugin-dir", other.folder]).code == 0)
    for _ in 0..<3 { #expect(try !home(game, [other]).contains("Also here")) }
    let fourth = try home(game, [other])
    #expect(fourth.contains("Also here: Pebbles"), "\(fourth)")
    // The next one is not due for minutes.
    #expect(try !home(game, [other]).contains("Also here"))
    let licence = try issue("org.example.seams.removeads", by: "vendor")
    // A new player of the same machine, so that the interval is no reason.
    let fresh = ["--data-dir", folder.file("entitled")]
    #expect(
      try Run(["redeem"] + fresh + ["--plugin-dir", game.folder], input: licence).code == 0)
    #expect(try Run(["list"] + fresh + ["--plugin-dir", other.folder]).code == 0)
    for _ in 0..<6 {
      let run = try Run(
        ["--headless"] + fresh + ["--plugin-dir", other.folder, game.path],
        input: "{\"key\":\"tab\"}\n")
      #expect(!run.output.contains("Also here"))
    }
  }

  @Test("a board shows no advertisement, also when Home would")
  func noneInGame() throws {
    let game = try SeamsGame()
    let other = try SeamsGame(subsystem: "org.example.pebbles", title: "Pebbles")
    #expect(try Run(["list"] + data + ["--plugin-dir", other.folder]).code == 0)
    for _ in 0..<5 {
      let run = try Run(
        ["--headless", "--route", "board"] + data + ["--plugin-dir", other.folder, game.path],
        input: "{\"key\":\"+\"}\n{\"key\":\"escape\"}\n")
      #expect(run.code == 0, "\(run.errors)")
      #expect(!run.output.contains("Also here"))
    }
  }
}
