import Glibc
import Platform
import TestSupport
import Testing

@Suite("Plugin files")
struct PluginFileTests {
  let fixtures: FixtureBuilder

  init() throws { fixtures = try FixtureBuilder() }

  private func inspect(_ path: String) throws -> PluginFile {
    try PluginFile(path: path, entry: "makeGameConfig")
  }

  /// What is said of a file, with its path left out.
  private func sentence(_ path: String) -> String {
    do {
      _ = try inspect(path)
      return "is a game"
    } catch {
      let text = "\(error)"
      return text.hasPrefix(path + " ") ? String(text.dropFirst(path.count + 1)) : text
    }
  }

  @Test("a game is recognised, with what it exports and needs")
  func game() throws {
    let path = try fixtures.library(
      "loading/library.c", named: "game.so", defines: ["NEEDS_SYMBOL=absent_function"],
      flags: ["-Wl,-soname,libgame.so.1", "-Wl,--build-id=0x00ff10", "-Wl,--no-as-needed", "-lm"])
    let elf = try inspect(path).elf
    #expect(elf.machine == .current && elf.type == .library)
    #expect(elf.exported.sorted() == ["calls_weak_function", "makeGameConfig"])
    #expect(elf.undefined == ["absent_function"])
    #expect(elf.needed.first == "libm.so.6")
    #expect(elf.soname == "libgame.so.1")
    #expect(elf.buildID == "00ff10")
  }

  @Test("both kinds of hash table count the symbols", arguments: ["sysv", "gnu", "both"])
  func hashStyles(style: String) throws {
    let path = try fixtures.library(
      "loading/library.c", named: "game.so", flags: ["-Wl,--hash-style=\(style)"])
    #expect(try inspect(path).elf.exported.contains("makeGameConfig"))
  }

  @Test("a library without section headers is read all the same")
  func stripped() throws {
    let path = try fixtures.library("loading/library.c", named: "game.so", flags: ["-s"])
    var bytes = try FileSystem.read(path, limit: 1 << 20)
    for at in [40...47, 58...63] { for i in at { bytes[i] = 0 } }
    #expect(sentence(try fixtures.file("bare.so", bytes)) == "is a game")
  }

  @Test(
    "a misspelt entry point is named",
    arguments: [
      ("makeGameconfig", true), ("makegameconfig", true), ("MakeGameConfig", true),
      ("makeGameConfg", true), ("makeGameConfiguration", false), ("make_game_config", true),
      ("somethingElse", false), ("_Z14makeGameConfigPK7gh_host", true),
    ])
  func misspelt(entry: String, isNear: Bool) throws {
    let path = try fixtures.library(
      "loading/library.c", named: "game.so", defines: ["ENTRY=\(entry)"])
    let said = sentence(path)
    if entry.hasPrefix("_Z") {
      #expect(said.hasSuffix("but not makeGameConfig; declare it extern \"C\""))
    } else if isNear {
      #expect(
        said == "is not a game: it exports \(entry), but not makeGameConfig; check the spelling")
    } else {
      #expect(said == "is not a game: it does not export makeGameConfig")
    }
  }

  @Test("a library of the system is not a game")
  func systemLibrary() throws {
    let path = try fixtures.library(
      "loading/library.c", named: "helper.so", defines: ["ENTRY=helper"])
    #expect(sentence(path) == "is not a game: it does not export makeGameConfig")
  }

  @Test("what is no library at all has its own sentence each, at once")
  func notLibraries() throws {
    let folder = fixtures.folder
    #expect(sentence(folder.file("none.so")) == "does not exist")
    #expect(sentence(folder.path) == "is a folder; a plugin is a file")
    #expect(mkfifo(folder.file("fifo.so"), 0o600) == 0)
    #expect(
      sentence(folder.file("fifo.so")) == "is a named pipe; a plugin is a regular file")
    #expect(sentence("/dev/zero") == "is a device; a plugin is a regular file")
    let empty = try fixtures.file("empty.so", [])
    #expect(sentence(empty) == "is empty; copy or build it again")
    let text = try fixtures.file("text.so", Array("GROUP ( libgame.so.1 )\n".utf8))
    #expect(sentence(text) == "is not a shared library: it does not begin as ELF files do")
    let short = try fixtures.file("short.so", [0x7f])
    #expect(sentence(short) == "is not a shared library: it does not begin as ELF files do")
  }

  @Test("a file that the user may not read is said to be so")
  func unreadable() throws {
    let path = try fixtures.library("loading/library.c", named: "game.so")
    #expect(chmod(path, 0) == 0)
    // The superuser may read everything.
    let expected =
      geteuid() == 0 ? "is a game" : "may not be read by you; check its permissions"
    #expect(sentence(path) == expected)
  }

  @Test("programs and object files are told apart from libraries")
  func otherTypes() throws {
    let main = ["-DENTRY=makeGameConfig", "-Dhidden_function=main"]
    let pie = try fixtures.build("loading/library.c", named: "pie", main + ["-pie", "-fPIE"])
    #expect(sentence(pie) == "is a program, not a shared library; link it with -shared")
    let fixed = try fixtures.build("loading/library.c", named: "fixed", main + ["-no-pie"])
    #expect(sentence(fixed) == "is a program, not a shared library; link it with -shared")
    let object = try fixtures.build("loading/library.c", named: "object.o", ["-c"])
    #expect(sentence(object) == "is an object file, not a shared library; link it with -shared")
  }

  @Test("wrong machines, classes and byte orders are named")
  func otherMachines() throws {
    let path = try fixtures.library("loading/library.c", named: "game.so")
    let bytes = try FileSystem.read(path, limit: 1 << 20)
    func changed(_ at: Int, to value: UInt8) throws -> String {
      var bytes = bytes
      bytes[at] = value
      return sentence(try fixtures.file("changed.so", bytes))
    }
    let here = ELFMachine.current
    #expect(try changed(18, to: 243) == "is built for riscv; this machine is \(here)")
    #expect(try changed(18, to: 250) == "is built for machine number 250; this machine is \(here)")
    #expect(try changed(4, to: 1) == "is not a 64-bit library; build it for \(here)")
    #expect(try changed(5, to: 2) == "is big-endian; build it for \(here)")
  }

  @Test("a file cut short anywhere is told from a whole one")
  func truncated() throws {
    let path = try fixtures.library("loading/library.c", named: "game.so")
    let bytes = try FileSystem.read(path, limit: 1 << 20)
    var kinds: Set<String> = []
    for length in stride(from: 0, to: bytes.count, by: 97) {
      let said = sentence(try fixtures.file("short.so", Array(bytes[..<length])))
      kinds.insert(String(said.prefix(12)))
    }
    #expect(kinds == ["is empty; co", "is cut short"])
    let half = sentence(try fixtures.file("half.so", Array(bytes[..<(bytes.count / 4)])))
    #expect(half.hasPrefix("is cut short: it ends before "), "\(half)")
  }
}
