import Platform
import TestSupport
import Testing

/// The library of the real program on a real pseudo-terminal, while files come and go.
@Suite("The library on a terminal", .serialized)
struct LibraryTerminalTests {
  let fixtures: FixtureBuilder
  let games: String
  let terminal: PseudoTerminal

  init() throws {
    fixtures = try FixtureBuilder()
    games = fixtures.folder.file("games")
    terminal = try PseudoTerminal()
    try FileSystem.makeFolders(games)
    try drop("libfirst.so", title: "First", subsystem: "first")
  }

  private func start(untilShown text: String = "First") throws {
    try terminal.start(
      try BuiltProgram.path(),
      ["--data-dir", fixtures.folder.file("data"), "--plugin-dir", games],
      variables: [
        "HOME": fixtures.folder.path, "XDG_STATE_HOME": fixtures.folder.file("state"),
        "XDG_DATA_HOME": nil, "XDG_CONFIG_HOME": nil,
      ])
    try #require(terminal.read(untilShown: text))
  }

  private func drop(_ file: String, title: String, subsystem: String, build: Int = 1) throws {
    let built = try fixtures.library(
      "swap/counter.c", named: "built.so",
      defines: [
        "TITLE=\"\(title)\"", "SUBSYSTEM=\"org.example.\(subsystem)\"", "BUILD=\(build)",
      ])
    try FileSystem.rename(built, to: Path.join(games, file))
  }

  @Test("a game that is dropped in appears, a new build shows its title, a removed one goes")
  func live() throws {
    try start()
    try drop("libother.so", title: "Second", subsystem: "other")
    #expect(terminal.read(untilShown: "Second"))
    try drop("libother.so", title: "Renamed", subsystem: "other", build: 2)
    #expect(terminal.read { $0.shows("Renamed") && !$0.shows("Second") })
    terminal.send("/ren")
    #expect(terminal.read { $0.shows("/ ren") && !$0.shows("First") })
    try FileSystem.remove(Path.join(games, "libother.so"))
    #expect(terminal.read { $0.shows("No game has such a name.") && $0.shows("/ ren") })
    terminal.send("\u{1b}")
    #expect(terminal.read { $0.shows("First") && !$0.shows("Renamed") })
    terminal.send("q")
    #expect(terminal.waitForEnd() == "exit 0")
  }

  @Test("a plugin that loops when it is loaded is set aside with why, and its rebuild is played")
  func quarantine() throws {
    try start()
    let hostile = try fixtures.library(
      "hostile/hostile.c", named: "built.so",
      defines: ["BEHAVIOUR=CONSTRUCTOR_LOOP", "HOME=\"/nonexistent\""], flags: ["-pthread"])
    try FileSystem.rename(hostile, to: Path.join(games, "libsecond.so"))
    #expect(terminal.read(untilShown: "libsecond.so did not answer within 2 s"))
    #expect(terminal.shows("First"))
    try drop("libsecond.so", title: "Mended", subsystem: "second")
    #expect(terminal.read { $0.shows("Mended") && !$0.shows("did not answer") })
    terminal.send("/men\r")
    #expect(terminal.read { $0.shows("A") && $0.shows("Games") })
    terminal.send("qq")
    #expect(terminal.waitForEnd() != nil)
  }

  @Test("plugins that never answer keep nobody waiting: the library is there and is used")
  func stallers() throws {
    for index in 0..<3 {
      let hostile = try fixtures.library(
        "hostile/hostile.c", named: "built.so",
        defines: ["BEHAVIOUR=CONSTRUCTOR_LOOP", "HOME=\"/nonexistent\""], flags: ["-pthread"])
      try FileSystem.rename(hostile, to: Path.join(games, "libaa\(index).so"))
    }
    try start(untilShown: "Looking at")
    terminal.send("/fir")
    #expect(terminal.read { $0.shows("/ fir") && $0.shows("▌ First") && $0.shows("at 3 more") })
    terminal.send("\u{1b}")
    #expect(terminal.read { $0.shows("libaa2.so did not answer within 2 s") })
    #expect(!terminal.shows("Looking at"))
    terminal.send("q")
    #expect(terminal.waitForEnd() == "exit 0")
  }

  @Test("another game begins with its own focus, whatever had it in the one before")
  func otherGame() throws {
    try drop("libother.so", title: "Second", subsystem: "other")
    try start()
    try #require(terminal.read(untilShown: "Second"))
    terminal.send("1")
    try #require(terminal.read(untilShown: "▸ 1  A"))
    terminal.send("\t\t\t\t\t")
    try #require(terminal.read { !$0.shows("▸ 1  A") })
    terminal.send("\u{1b}")
    try #require(terminal.read(untilShown: "▌ Second"))
    // Built games may stand in the list, too.
    terminal.send("/second\r")
    #expect(terminal.read { $0.shows("Second") && $0.shows("▸ 1  A") })
    terminal.send("l")
    #expect(
      terminal.read { $0.model.text.contains { $0.contains("▸") && $0.contains("▌ Second") } })
  }

  @Test("after a start that showed nothing comes the library with a message, then all is as ever")
  func safeMode() throws {
    let hostile = try fixtures.library(
      "hostile/hostile.c", named: "libloop.bin",
      defines: ["BEHAVIOUR=CONSTRUCTOR_LOOP", "HOME=\"/nonexistent\""], flags: ["-pthread"])
    func start(_ plugin: String) throws -> PseudoTerminal {
      let terminal = try PseudoTerminal()
      try terminal.start(
        try BuiltProgram.path(),
        ["--data-dir", fixtures.folder.file("data"), "--plugin-dir", games, plugin],
        variables: ["HOME": fixtures.folder.path])
      return terminal
    }
    let note = fixtures.folder.file("data/state/starting")
    let hanging = try start(hostile)
    #expect(hanging.read { _ in (try? FileStatus(path: note).size) ?? 0 > 0 })
    hanging.signal(9)
    #expect(hanging.waitForEnd() == "signal 9")
    let safe = try start("first")
    #expect(safe.read(untilShown: "The last start ended before it showed anything."))
    #expect(safe.read(untilShown: "▌ First"))
    safe.send("q")
    #expect(safe.waitForEnd() == "exit 0")
    let again = try start("first")
    #expect(again.read { $0.shows("First") && $0.shows("Quit") && !$0.shows("▌ First") })
    again.signal(15)
    #expect(again.waitForEnd() == "signal 15")
    #expect(!FileSystem.exists(note))
  }

  @Test("the player's own plugin folder is there for the first game to be dropped into")
  func ownFolder() throws {
    let home = fixtures.folder.file("home")
    try FileSystem.makeFolders(home)
    try terminal.start(
      try BuiltProgram.path(), ["--plugin-dir", games],
      variables: [
        "HOME": home, "XDG_STATE_HOME": nil, "XDG_DATA_HOME": nil, "XDG_CONFIG_HOME": nil,
      ])
    try #require(terminal.read(untilShown: "First"))
    let built = try fixtures.library(
      "swap/counter.c", named: "built.so", defines: ["TITLE=\"Mine\"", "SUBSYSTEM=\"org.mine\""])
    let bytes = try FileSystem.read(built, limit: 1 << 24)
    try FileDescriptor.open(
      Path.join(home, ".local/share/gamehost/plugins/libmine.so"), .create
    ).write(bytes)
    #expect(terminal.read(untilShown: "Mine"))
  }
}
