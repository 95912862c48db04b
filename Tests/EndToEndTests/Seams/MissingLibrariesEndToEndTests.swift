import Platform
import TestSupport
import Testing

/// A machine on which some of the system's libraries are missing, as far as a program can tell.
struct PoorMachine {
  private let builder: FixtureBuilder
  /// The variables to start a program with.
  let variables: [String: String]

  /// Hides the libraries whose file names begin with one of the words.
  init(without names: String...) throws {
    builder = try FixtureBuilder()
    let shim = try builder.library("missing/hide.c", named: "libhide.so")
    variables = ["LD_PRELOAD": shim, "HIDDEN_LIBRARIES": names.joined(separator: " ")]
  }
}

@Suite("A machine without a system library")
struct MissingLibrariesEndToEndTests {
  private let data: TemporaryFolder
  private let game: SeamsGame

  init() throws {
    data = try TemporaryFolder()
    game = try SeamsGame()
  }

  private func headless(
    _ machine: PoorMachine, _ lines: [String], data folder: TemporaryFolder? = nil
  ) throws -> Run {
    try Run(
      ["--headless", "--size", "100x60", "--data-dir", (folder ?? data).path, game.path],
      input: lines.map { $0 + "\n" }.joined(), variables: machine.variables)
  }

  private func doctor(_ machine: PoorMachine) throws -> String {
    let run = try Run(["doctor", "--data-dir", data.path], variables: machine.variables)
    #expect(run.code == 0, "\(run.errors)")
    return run.words
  }

  private let play = [#"{"key":"1"}"#, #"{"key":"+"}"#, #"{"key":"s"}"#]
  private let settings = [#"{"key":"q"}"#, #"{"key":"s"}"#]

  @Test("SQLite: playing is refused with what to install; what keeps nothing works as ever")
  func sqlite() throws {
    let machine = try PoorMachine(without: "libsqlite3")
    let played = try headless(machine, play)
    #expect(played.code == 74 && played.output.isEmpty)
    #expect(played.errors.contains("libsqlite3.so.0 was not found"), "\(played.errors)")
    #expect(played.errors.contains("install the package libsqlite3-0"))
    let page = try doctor(machine)
    #expect(page.contains("- SQLite"), "\(page)")
    #expect(page.contains("libsqlite3-0"))
    let shot = try Run(["shot", game.path, "--text"], variables: machine.variables)
    #expect(shot.code == 0 && shot.output.contains("Seams"), "\(shot.errors)")
    let list = try Run(
      ["list", "--plugin-dir", game.folder, "--data-dir", data.path], variables: machine.variables)
    #expect(list.code == 0 && list.output.contains("Seams"), "\(list.errors)")
    let inspected = try Run(["inspect", game.path], variables: machine.variables)
    #expect(inspected.code == 0, "\(inspected.errors)")
  }

  @Test("ALSA: the game plays, Settings and doctor say why nothing is heard")
  func alsa() throws {
    let machine = try PoorMachine(without: "libasound")
    // Settings ask again what became of the cue each time that they are drawn.
    let run = try headless(
      machine, play + settings + Array(repeating: #"{"key":"tab"}"#, count: 40))
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.lines[1].contains("count 1."))
    let last = String(try #require(run.lines.last))
    #expect(last.contains("libasound.so.2 was not found"), "\(last)")
    let page = try doctor(machine)
    #expect(page.contains("- ALSA"))
    #expect(page.contains("the terminal's bell rings instead"))
  }

  @Test("D-Bus: a reminder is kept and said to come at the next start, where it does")
  func dbus() throws {
    let machine = try PoorMachine(without: "libdbus-1")
    let folder = try TemporaryFolder()
    let script = folder.file("systemctl")
    try FileSystem.writeAtomically(
      Array("#!/bin/sh\nexit 0\n".utf8), to: script, permissions: 0o755)
    var variables = machine.variables
    variables["PATH"] = folder.path
    variables["XDG_CONFIG_HOME"] = data.file("config")
    let run = try Run(
      ["--headless", "--size", "100x60", "--data-dir", data.path, game.path],
      input: """
        {"key":"1"}
        {"key":"+"}
        {"key":"q"}
        {"key":"s"}
        {"action":"settings.remind"}

        """, variables: variables)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.lines[1].contains("count 1."))
    let last = String(try #require(run.lines.last))
    #expect(last.contains("libdbus-1.so.3 was not found"), "\(last)")
    #expect(try doctor(machine).contains("- D-Bus"))
    // As if it had been set yesterday, for midnight.
    let path = data.file("reminders/org.example.seams.reminder")
    let kept = String(decoding: try FileSystem.read(path, limit: 9999), as: UTF8.self)
    let due = kept.split(separator: "\n").compactMap { line in
      line.hasPrefix("handled=") ? nil : line.hasPrefix("minute=") ? "minute=0" : String(line)
    }
    try FileSystem.writeAtomically(Array((due.joined(separator: "\n") + "\n").utf8), to: path)
    let sent = try Run(
      ["remind", "org.example.seams", "--data-dir", data.path],
      variables: variables.merging(["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]) { $1 })
    #expect(sent.code == 69 && sent.errors.contains("libdbus-1.so.3 was not found"))
    let start = #"{"key":"tab"}"# + "\n"
    let next = try Run(
      ["--headless", "--data-dir", data.path, game.path], input: start, variables: variables)
    #expect(next.output.contains("Seams today: One count a day."), "\(next.output)")
    let later = try Run(
      ["--headless", "--data-dir", data.path, game.path], input: start, variables: variables)
    #expect(!later.output.contains("Seams today:"))
  }

  @Test("no library for signatures: redeeming and verifying say so, and the game plays")
  func crypto() throws {
    let machine = try PoorMachine(without: "libsodium", "libcrypto")
    let played = try headless(machine, play)
    #expect(played.code == 0 && played.lines[1].contains("count 1."))
    let (key, licence) = (LicenceVector.key, LicenceVector.expired)
    let sold = try SeamsGame(vendorKey: key)
    let redeemed = try Run(
      ["redeem", "--data-dir", data.path, "--plugin-dir", sold.folder], input: licence,
      variables: machine.variables)
    #expect(redeemed.code == 69)
    #expect(redeemed.errors.contains("neither libsodium nor libcrypto was found"))
    #expect(redeemed.errors.contains("apt install libsodium23"))
    let page = try doctor(machine)
    #expect(page.contains("- libsodium") && page.contains("- libcrypto"))
    #expect(page.contains("- signatures"))
    // Licences that are there cannot be checked: that is said, and the game starts all the same.
    let licences = data.file("licences/org.example.seams")
    try FileSystem.makeFolders(licences)
    try FileSystem.writeAtomically(Array(licence.utf8), to: licences + "/1.licence")
    let run = try Run(
      ["--headless", "--data-dir", data.path, sold.path], input: "{\"key\":\"tab\"}\n",
      variables: machine.variables)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("licences cannot be checked"), "\(run.output)")
  }

  @Test("no library for signatures: nothing is verified, and a strict policy lets nothing run")
  func unverifiable() throws {
    let machine = try PoorMachine(without: "libsodium", "libcrypto")
    let signer = ["--data-dir", data.path]
    let key = String(try #require(try Run(["keygen", data.file("signer")]).lines.last))
    let signed = try Run(["sign", game.path, "--key", data.file("signer.key")])
    #expect(signed.code == 0, "\(signed.errors)")
    #expect(try Run(["trust", "add", key] + signer).code == 0)
    #expect(try Run(["verify", game.path] + signer).code == 0)
    let hidden = try Run(["verify", game.path] + signer, variables: machine.variables)
    #expect(hidden.code == 69, "\(hidden.errors)")
    #expect(hidden.errors.contains("neither libsodium nor libcrypto was found"))
    #expect(try Run(["trust", "policy", "require"] + signer).code == 0)
    let refused = try headless(machine, play)
    #expect(refused.code == 65, "\(refused.errors)")
    #expect(refused.errors.contains("neither libsodium nor libcrypto was found"))
    #expect(try headless(try PoorMachine(), play).lines[1].contains("count 1."))
  }

  @Test("one of the two libraries for signatures is enough", arguments: ["libsodium", "libcrypto"])
  func oneCrypto(hidden: String) throws {
    let machine = try PoorMachine(without: hidden)
    let sold = try SeamsGame(vendorKey: LicenceVector.key)
    let redeemed = try Run(
      ["redeem", "--data-dir", data.path, "--plugin-dir", sold.folder],
      input: LicenceVector.expired, variables: machine.variables)
    #expect(redeemed.code == 65)
    #expect(redeemed.errors.contains("the licence expired: it counted until 2020-12-31"))
  }
}
