import Platform
import TestSupport
import Testing

/// `gamehost dev` on a real pseudo-terminal, with a compiler that is quicker than Swift's.
@Suite("A game that is written while it is played", .serialized)
struct DevTerminalTests {
  let folder: TemporaryFolder
  let package: String
  let terminal: PseudoTerminal

  init() throws {
    folder = try TemporaryFolder()
    package = folder.file("package")
    terminal = try PseudoTerminal()
    try FileSystem.makeFolders(Path.join(package, "Sources"))
    try FileSystem.writeAtomically([], to: Path.join(package, "Package.swift"))
  }

  private func write(_ number: String) throws {
    try FileSystem.writeAtomically(
      Array("\(number)\n".utf8), to: Path.join(package, "Sources/number.h"))
  }

  private func start() throws {
    let path = Environment.current()["PATH"] ?? "/usr/bin:/bin"
    try terminal.start(
      try BuiltProgram.path(),
      ["dev", "--data-dir", folder.file("data"), "--route", "board/a", package],
      variables: [
        "HOME": folder.path, "PATH": Repository.path("Tests/Fixtures/dev") + ":" + path,
        "GAME_SOURCE": Repository.path("Tests/Fixtures/swap/counter.c"),
        "GAME_INCLUDE": Repository.path("Sources/GamePluginABI/include"),
      ])
  }

  @Test("each good build takes over with the board; errors are shown and the game goes on")
  func dev() throws {
    try write("#define BUILD 1")
    try start()
    #expect(terminal.read(untilShown: "Build 1"))
    terminal.send("+++")
    #expect(terminal.read(untilShown: "count 3"))
    try write("#define BUILD 2")
    #expect(terminal.read { $0.shows("Build 2") && $0.shows("count 3") })
    try write("BROKEN")
    #expect(terminal.read(untilShown: "Sources/Board.swift:3:5: error: cannot find 'lamp'"))
    terminal.send("q")
    #expect(terminal.read { $0.shows("Build 2") && $0.shows("count 3") })
    terminal.send("+")
    #expect(terminal.read(untilShown: "count 4"))
    try write("BROKEN again")
    #expect(terminal.read(untilShown: "The build failed"))
    try write("#define BUILD 3")
    #expect(
      terminal.read {
        $0.shows("Build 3") && $0.shows("count 4") && !$0.shows("The build failed")
      })
    terminal.signal(15)
    #expect(terminal.waitForEnd() == "signal 15")
  }

  @Test("a first build that fails is said on the plain terminal, and so is a missing package")
  func failures() throws {
    try write("BROKEN")
    try start()
    #expect(terminal.waitForEnd() == "exit 65")
    #expect(terminal.shows("could not be built"))
    #expect(terminal.shows("error: cannot find 'lamp' in scope"))
    #expect(!terminal.transcript.contains(0x1b))
    try FileSystem.remove(Path.join(package, "Package.swift"))
    let other = try PseudoTerminal()
    try other.start(try BuiltProgram.path(), ["dev", package], variables: ["HOME": folder.path])
    #expect(other.waitForEnd() == "exit 66")
    #expect(other.shows("is no Swift package"))
  }
}
