import Platform
import TestSupport
import Testing

@Suite("The program's commands, end to end")
struct CommandsEndToEndTests {
  @Test("'list' names the games of a folder, and passes over other libraries")
  func list() throws {
    let game = try CGame()
    try FileSystem.writeAtomically([1, 2, 3], to: Path.join(game.folder, "readme.txt"))
    let page = try Run(["list", "--plugin-dir", game.folder], isAlone: true)
    #expect(page.code == 0)
    #expect(page.output == "Lights Out  1.0.0  \(game.path)\n")
    let json = try Run(["list", "--json", "--plugin-dir", game.folder])
    #expect(json.output.contains(#""title":"Lights Out","version":"1.0.0""#))
    #expect(json.lines.count == 1)
  }

  @Test("'list' says why a file cannot be played, and where games are looked for")
  func listProblems() throws {
    let folder = try TemporaryFolder()
    try FileSystem.writeAtomically(Array("text".utf8), to: folder.file("libbroken.so"))
    let broken = try Run(["list", "--plugin-dir", folder.path], isAlone: true)
    #expect(broken.code == 0)
    #expect(broken.output.hasPrefix("not playable: \(folder.file("libbroken.so")) is not"))
    let empty = try TemporaryFolder()
    let nothing = try Run(["list", "--plugin-dir", empty.path], isAlone: true)
    #expect(
      nothing.output.hasPrefix("No games were found. They are looked for in\n  \(empty.path)"))
  }

  @Test("'list --all' shows what is not offered; 'scan --retry' tries again what was set aside")
  func scan() throws {
    let fixtures = try FixtureBuilder()
    let games = fixtures.folder.file("games")
    try FileSystem.makeFolders(games)
    for build in [1, 2] {
      let built = try fixtures.library(
        "swap/counter.c", named: "built.so", defines: ["BUILD=\(build)"])
      try FileSystem.rename(built, to: Path.join(games, "v\(build).so"))
    }
    let bad = try fixtures.library(
      "swap/counter.c", named: "built.so", defines: ["FAULT=IN_CONSTRUCTOR"])
    try FileSystem.rename(bad, to: Path.join(games, "libbad.so"))
    let home = ["HOME": fixtures.folder.path]
    func run(_ words: String...) throws -> Run {
      try Run(
        words + ["--plugin-dir", games], variables: home, copy: fixtures.folder.file("gamehost"))
    }
    let aside =
      "set aside: libbad.so was killed by SIGABRT when it was looked at; it is tried again when "
      + "its file changes, or with 'gamehost scan --retry bad'\n"
    #expect(try run("list").output == "Swap  2  \(games)/v2.so\n" + aside)
    #expect(
      try run("list", "--all").output
        == "Swap  1  \(games)/v1.so  (not offered: \(games)/v2.so is)\n"
        + "Swap  2  \(games)/v2.so\n" + aside)
    #expect(
      try run("list", "--all", "--json").output.contains(
        #""standing":"shadowed","preferred":"\#(games)/v2.so""#))
    #expect(try run("scan").output.hasSuffix("0 files were looked at.\n"))
    #expect(try run("scan", "--retry", "bad").output == aside + "1 file was looked at.\n")
    #expect(try run("scan", "--retry", "--json").output.hasPrefix(#"{"scanned":1,"games":["#))
    let unknown = try run("scan", "bed")
    #expect(unknown.code == 66 && unknown.errors.contains("did you mean bad?"))
    let named = try run("inspect", "bad")
    #expect(named.code == 65 && named.errors.contains("was killed by SIGABRT"))
  }

  @Test("'inspect' tells what a game says of itself and what its file is")
  func inspect() throws {
    let game = try CGame()
    let page = try Run(["inspect", game.path])
    #expect(page.code == 0)
    for part in [
      "Lights Out", "org.example.lightsout", "ABI 1", "Classic (board)", "libc.so.6",
      "liblightsout.so is not signed",
    ] {
      #expect(page.output.contains(part))
    }
    let json = try Run(["inspect", game.path, "--json"])
    #expect(json.output.hasPrefix(#"{"subsystem":"org.example.lightsout","title":{"#))
    #expect(json.output.contains(#""homeModes":[{"id":"classic""#))
    #expect(json.output.contains(#""signature":"unsigned""#))
  }

  @Test("'shot --text' is the screen that the headless game shows, and keeps nothing")
  func shotText() throws {
    let game = try CGame()
    let shot = try Run([
      "shot", game.path, "--text", "--seed", "1", "--route", "board", "--keys", "right space",
      "--size", "60x20",
    ])
    #expect(shot.code == 0, "\(shot.errors)")
    #expect(shot.output.contains("1 moves"))
    #expect(shot.output.split(separator: "\n", omittingEmptySubsequences: false).count == 21)
  }

  @Test("'shot' writes an SVG picture, to the output or to a file")
  func shotPicture() throws {
    let game = try CGame()
    let shown = try Run(["shot", game.path, "--seed", "1", "--route", "board"])
    #expect(shown.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(shown.output.contains("<title>Lights Out</title>"))
    let folder = try TemporaryFolder()
    let file = folder.file("a.svg")
    let written = try Run(["shot", game.path, "--seed", "1", "--route", "board", "--svg", file])
    #expect(written.code == 0 && written.output.isEmpty)
    #expect(try FileSystem.read(file, limit: 1 << 20) == Array(shown.output.utf8))
  }

  @Test("'shot' shows each palette, dark and light; the words are the surroundings'")
  func shotColours() throws {
    let game = try CGame()
    var pictures = Set<String>()
    for palette in ["system", "high-contrast", "colour-blind"] {
      for theme in ["dark", "light"] {
        let shown = try Run(["shot", game.path, "--palette", palette, "--theme", theme])
        #expect(shown.code == 0, "\(shown.errors)")
        pictures.insert(shown.output)
      }
    }
    #expect(pictures.count == 6)
    let german = try Run(["shot", game.path, "--text"], variables: ["LC_ALL": "de_DE.UTF-8"])
    #expect(german.output.contains("Einstellungen"))
  }

  @Test("with --verbose, what happened around a game is told at the end")
  func verbose() throws {
    let folder = try TemporaryFolder()
    let game = try CGame()
    let arguments = ["shot", game.path, "--text", "--data-dir", folder.path]
    let quiet = try Run(arguments)
    let log = folder.file("state/log/lightsout.log")
    let before = try FileSystem.read(log, limit: 1 << 20)
    try FileDescriptor.open(log, .append).write("from before\n")
    let told = try Run(arguments + ["--verbose"])
    #expect(quiet.code == 0 && quiet.errors.isEmpty && told.code == 0)
    #expect(!told.errors.contains("from before"))
    #expect(told.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("lightsout: ") })
    #expect(told.errors.isEmpty == before.isEmpty)
  }

  @Test("'doctor' reports on terminal, folders, libraries and sandbox")
  func doctor() throws {
    let page = try Run(["doctor"], variables: ["TERM": "xterm-256color", "COLORTERM": "truecolor"])
    #expect(page.code == 0)
    for part in ["Terminal\n", "Folders\n", "System libraries\n", "Sandbox\n", "16 million"] {
      #expect(page.output.contains(part))
    }
    let json = try Run(["doctor", "--json"])
    #expect(json.lines.count == 1)
    #expect(json.output.hasPrefix(#"{"groups":[{"title":"Terminal","findings":[{"subject":"#))
  }

  @Test("every way of failing has its exit code and says what was wrong")
  func failures() throws {
    let game = try CGame()
    let folder = try TemporaryFolder()
    let text = folder.file("text.so")
    try FileSystem.writeAtomically(Array("text".utf8), to: text)
    let cases: [(arguments: [String], code: Int32, part: String)] = [
      (["inspect", text], 65, "is not a shared library"),
      (["--headless", text], 65, "is not a shared library"),
      (["shot", folder.path + "/"], 65, "is a folder"),
      (["inspect", folder.file("none.so")], 66, "there is no file"),
      (["inspect", "lightsuot", "--plugin-dir", game.folder], 66, "did you mean lightsout?"),
      (["lsit", "--headless"], 66, "did you mean 'list'?"),
      (["shot", game.path, "--route", "nowhere"], 64, "nowhere"),
      (["shot", game.path, "--svg", folder.file("no/such/a.svg")], 73, "could not be written"),
      ([game.path], 69, "terminal"),
      ([], 69, "terminal"),
    ]
    for (arguments, code, part) in cases {
      let run = try Run(arguments, variables: ["TERM": "xterm"])
      #expect(run.code == code, "\(arguments): \(run.errors)")
      #expect(run.errors.contains(part), "\(arguments): \(run.errors)")
      #expect(run.errors.hasPrefix("gamehost: ") && run.output.isEmpty)
      #expect(!run.errors.contains("\u{1b}"))
    }
  }

  @Test("an output that takes nothing is told, with the code for it")
  func fullDisk() throws {
    let run = try Run(["--help"], outputPath: "/dev/full")
    #expect(run.code == 74)
    #expect(run.errors.hasPrefix("gamehost: the output could not be written: No space left"))
  }
}
