import Platform
import TestSupport
import Testing

@Suite("The doctor, end to end")
struct DoctorEndToEndTests {
  private let data: TemporaryFolder
  private let game: SeamsGame

  init() throws {
    data = try TemporaryFolder()
    game = try SeamsGame()
  }

  /// Runs a command for a player whose home is the data folder.
  private func run(_ arguments: [String], input: String = "") throws -> Run {
    try Run(arguments, input: input, variables: ["HOME": data.path, "USER": "adalovelace"])
  }

  private func play(_ keys: [String]) throws {
    let lines = keys.map { #"{"key":"\#($0)"}"# + "\n" }
    let played = try run(["--headless", game.path], input: lines.joined())
    #expect(played.code == 0, "\(played.errors)")
  }

  @Test("each seam has its line, home is ~, and no line is too long for 80 columns")
  func page() throws {
    try play(["1", "+", "x"])
    let page = try run(["doctor"])
    #expect(page.code == 0, "\(page.errors)")
    for subject in [
      "SQLite", "ALSA", "D-Bus", "libsodium", "libcrypto", "Landlock", "telemetry", "faults",
      "saves", "backups", "sync", "sound", "reminders", "notifications", "signatures", "policy",
      "trusted keys",
      "licences", "start", "answers", "hangs", "memory", "processor",
    ] {
      #expect(page.words.contains(" \(subject) "), "\(subject): \(page.output)")
    }
    #expect(page.words.contains("~/.local/share/gamehost"))
    #expect(!page.output.contains(data.path))
    #expect(page.words.contains("has not been asked yet, so nothing is written for export"))
    #expect(page.words.contains("1 crashed, 0 did not answer in time"))
    #expect(page.words.contains("1 report of a game's fault"))
    // Only a path that is one word may be longer.
    let long = page.lines.filter { $0.count > 80 && $0.split(separator: " ").count > 3 }
    #expect(long == [])
    let json = try JSONValue(text: try run(["doctor", "--json"]).output)
    #expect(json["groups"]?.elements.compactMap { $0["title"]?.text }.contains("Last run") == true)
  }

  @Test("reports are listed, and shown whole by their id")
  func reports() throws {
    #expect(try run(["doctor", "--reports"]).output == "No faults were reported.\n")
    try play(["1", "+", "x"])
    let list = try run(["doctor", "--reports"])
    let id = String(try #require(list.lines.first?.split(separator: " ").first))
    #expect(list.output.contains("was killed by SIGSEGV"))
    let whole = try run(["doctor", "--reports", id])
    #expect(whole.code == 0, "\(whole.errors)")
    for part in ["org.example.seams", "1.0.0", "key x", "fall_over+0x"] {
      #expect(whole.output.contains(part), "\(part): \(whole.output)")
    }
    let none = try run(["doctor", "--reports", "nonsense"])
    #expect(none.code == 66 && none.errors.contains("lists them"))
    let alone = try run(["doctor", id])
    #expect(alone.code == 64 && alone.errors.contains("goes only with --reports"))
  }

  @Test("no report names the player's home, however the game's file was named, nor the player")
  func privacy() throws {
    let home = data.file("home of ada")
    try FileSystem.makeFolders(home + "/games")
    try FileSystem.makeFolders(data.file("links"))
    let file = home + "/games/libadalovelace.so"
    try FileSystem.writeAtomically(try FileSystem.read(game.path, limit: 1 << 24), to: file)
    let variables = ["HOME": home, "USER": "adalovelace"]
    for path in [file, home + "/../home of ada/games/libadalovelace.so"] {
      let keys = ["1", "+", "x", "+"].map { #"{"key":"\#($0)"}"# + "\n" }
      let run = try Run(["--headless", path], input: keys.joined(), variables: variables)
      #expect(run.code == 0, "\(run.errors)")
    }
    let reports = home + "/.local/state/gamehost/reports"
    let names = try FileSystem.list(reports)
    #expect(names.count == 2)
    for name in names {
      let text = String(
        decoding: try FileSystem.read(Path.join(reports, name), limit: 1 << 20), as: UTF8.self)
      #expect(text.contains("fall_over+0x"), "\(text)")
      #expect(!text.contains(data.path) && !text.contains("home of ada"), "\(text)")
      // Of a file that is called like the player, only the name in one word is left.
      #expect(!text.contains(" adalovelace") && !text.contains("/adalovelace"), "\(text)")
    }
  }

  @Test("trusted keys, the policy, and games that were set aside are told")
  func trustAndQuarantine() throws {
    let key = try run(["keygen", data.file("signer")])
    let id = String(try #require(key.lines.last))
    #expect(try run(["trust", "add", id, "--name", "Ada"]).code == 0)
    #expect(try run(["trust", "policy", "warn"]).code == 0)
    let builder = try FixtureBuilder()
    _ = try builder.library(
      "hostile/hostile.c", named: "libhostile.so",
      defines: ["BEHAVIOUR=CONSTRUCTOR_SEGV", "HOME=\"/nowhere\""])
    #expect(try run(["scan", "--plugin-dir", builder.folder.path]).code == 0)
    let page = try run(["doctor", "--plugin-dir", builder.folder.path]).words
    #expect(page.contains("warn: any game may run whose signature does not fail"), "\(page)")
    #expect(page.contains("(Ada)"))
    #expect(page.contains("libhostile.so") && page.contains("gamehost scan --retry hostile"))
  }

  @Test("a consent with its file and the file's size, and a refusal, are told apart")
  func consent() throws {
    let choose = #"{"key":"s"}"# + "\n" + #"{"action":"settings.consent"}"# + "\n"
    _ = try run(["--headless", game.path], input: choose + #"{"key":"q"}"# + "\n{\"key\":\"1\"}\n")
    let given = try run(["doctor"]).words
    #expect(given.contains("the player agreed to it: "), "\(given)")
    #expect(given.contains("in 1 file in"))
    _ = try run(
      ["--headless", game.path], input: choose + #"{"action":"question.yes"}"# + "\n")
    #expect(try run(["doctor"]).words.contains("the player said no"))
  }
}
