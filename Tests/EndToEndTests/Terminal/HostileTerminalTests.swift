import Glibc
import Platform
import SQLiteStore
import TestSupport
import Testing

/// Every plugin of the corpus under the real program on a terminal: the program stays in charge,
/// says the expected sentence, gives the terminal back, and its store is sound.
///
/// The terminal is wide enough that no sentence is cut; a message that takes several lines is read
/// over their ends.
@Suite("A hostile plugin and the terminal")
struct HostileTerminalTests {
  private let fixtures: FixtureBuilder
  private let terminal: PseudoTerminal
  private let settings: String

  init() throws {
    fixtures = try FixtureBuilder()
    terminal = try PseudoTerminal(columns: 200, rows: 24)
    settings = terminal.settings
  }

  @Test(
    "the host lives, the terminal is sane, the store whole, the words right",
    arguments: HostilePlugin.corpus)
  func hostile(_ plugin: HostilePlugin) throws {
    let path = try plugin.build(with: fixtures, named: "libwicked.so")
    try FileSystem.writeAtomically([1], to: fixtures.folder.file("secret"))
    try terminal.start(
      try BuiltProgram.path(),
      ["--data-dir", fixtures.folder.file("data"), "--route", "board/a", path],
      variables: [
        "HOME": fixtures.folder.path, "XDG_STATE_HOME": nil, "XDG_DATA_HOME": nil,
        "XDG_CONFIG_HOME": nil,
      ])
    switch plugin.outcome {
    case .refused(let sentence), .notOpened(let sentence): expectRefusal(sentence)
    case .setBack, .goesOn, .endedIdle, .plays, .survives:
      try play(plugin)
      terminal.signal(SIGTERM)
      #expect(terminal.waitForEnd() == "signal 15")
    }
    expectRestored(terminal, settings: settings)
    #expect(
      try FileSystem.read(fixtures.folder.file("secret"), limit: 8) == [1], "it was written to")
    try expectSoundStore()
  }

  /// The program ends with a line that says why, on a terminal as it was.
  private func expectRefusal(_ sentence: String) {
    #expect(terminal.waitForEnd() == "exit 65", "\(terminal.model.text)")
    #expect(terminal.says(sentence), "\(terminal.model.text)")
  }

  /// A move, the misbehaviour, and a move after it.
  private func play(_ plugin: HostilePlugin) throws {
    try #require(terminal.read(untilShown: "count 0"), "\(terminal.model.text)")
    terminal.send("+")
    if case .goesOn(let sentence?) = plugin.outcome, plugin.isSpoiledByMoves {
      #expect(terminal.read { $0.says(sentence) }, "\(terminal.model.text)")
      return
    }
    try #require(terminal.read(untilShown: "count 1"), "\(terminal.model.text)")
    if case .endedIdle(let sentence) = plugin.outcome {
      // It has to get ten seconds of a processor, however busy the machine is.
      let isSaid = (0..<8).contains { _ in terminal.read { $0.says(sentence) } }
      #expect(isSaid && terminal.says("It was set back"), "\(terminal.model.text)")
      #expect(terminal.shows("count 1"), "\(terminal.model.text)")
      return
    }
    if plugin.behaviour == "EVENT_CLOSED_HANDLE" {
      // Home and back: the same stage, and another session of the game.
      terminal.send("q")
      try #require(terminal.read(untilShown: "Continue"), "\(terminal.model.text)")
      terminal.send("\r")
      try #require(terminal.read(untilShown: "count 1"), "\(terminal.model.text)")
    }
    terminal.send("x")
    switch plugin.outcome {
    case .setBack(let sentence):
      if sentence.hasPrefix("did not answer") {
        // The player is asked, and will not wait.
        try #require(terminal.read(untilShown: "does not answer"), "\(terminal.model.text)")
        terminal.send("s")
      }
      #expect(
        terminal.read { $0.says(sentence) && $0.says("It was set back to your last move.") },
        "\(terminal.model.text)")
      #expect(terminal.shows("count 1"), "\(terminal.model.text)")
    case .goesOn(let sentence?):
      #expect(terminal.read { $0.says(sentence) }, "\(terminal.model.text)")
      #expect(terminal.shows("count 1"), "\(terminal.model.text)")
    case .refused, .notOpened, .endedIdle, .goesOn(nil), .plays, .survives: break
    }
    terminal.send("+")
    #expect(terminal.read(untilShown: "count 2"), "\(terminal.model.text)")
    switch plugin.outcome {
    case .goesOn(nil), .plays:
      #expect(!terminal.says("It was set back"), "\(terminal.model.text)")
      #expect(!terminal.shows("libwicked.so"), "\(terminal.model.text)")
    case .refused, .notOpened, .endedIdle, .setBack, .goesOn, .survives: break
    }
  }

  /// A store that had to be mended says so, to whoever opens it or by the file put aside.
  private func expectSoundStore() throws {
    let path = fixtures.folder.file("data/gamehost.sqlite")
    guard FileSystem.exists(path) else { return }
    #expect(try SQLiteStore(path: path, now: 0).incidents.isEmpty)
    let files = try FileSystem.list(fixtures.folder.file("data"))
    #expect(!files.contains { $0.contains(".corrupt-") }, "\(files)")
  }
}
