import GamePluginABI
import Platform
import TestSupport
import Testing

@Suite("The door's layout")
struct LayoutTests {
  @Test("each struct has its size, and each member its place", arguments: DoorTable.structs)
  func places(_ door: DoorStruct) {
    #expect(door.foundSize == door.size)
    for member in door.members {
      #expect(member.foundOffset == member.offset, "\(door.name).\(member.name)")
    }
  }

  @Test("no struct has padding without a name", arguments: DoorTable.structs)
  func noPadding(_ door: DoorStruct) {
    var end = 0
    for member in door.members {
      #expect(member.offset == end, "before \(door.name).\(member.name)")
      end = member.offset + member.size
    }
    #expect(end == door.size)
    #expect(door.size % door.foundAlignment == 0)
  }

  @Test("every struct of the header stands in the table")
  func complete() throws {
    let header = try Header.text()
    let named = header.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("} gh_"), line.hasSuffix(";") else { return nil }
      return String(line.dropFirst(2).dropLast())
    }
    #expect(named.filter { $0 != "gh_builder" }.sorted() == DoorTable.structs.map(\.name).sorted())
  }

  @Test(
    "C and C++ compilers see the same sizes and places, and have nothing to complain about",
    arguments: Header.compilers)
  func compilers(_ compiler: Header.Compiler) throws {
    guard let tool = Tool(compiler.program) else {
      print("note: \(compiler.program) is not installed; the header was not checked with it")
      return
    }
    var source = "#include \"GamePluginABI.h\"\n#include <stddef.h>\n"
    source += "#define CHECK(name, condition) typedef char name[(condition) ? 1 : -1]\n"
    for door in DoorTable.structs {
      source += "CHECK(\(door.name)_size, sizeof(\(door.name)) == \(door.size));\n"
      for member in door.members {
        let id = "\(door.name)_\(member.name)"
        let name = "\(door.name), \(member.name)"
        source += "CHECK(\(id)_at, offsetof(\(name)) == \(member.offset));\n"
        source +=
          "CHECK(\(id)_is, sizeof(((\(door.name) *)0)->\(member.name)) == \(member.size));\n"
      }
    }
    let folder = try TemporaryFolder()
    try Header.write(source, to: folder.file("layout.c"))
    let outcome = try tool.run(
      compiler.flags + Header.strictFlags + ["-c", folder.file("layout.c"), "-o", "/dev/null"])
    #expect(outcome.output == "")
    #expect(outcome.status == .exited(0))
  }

  @Test("a game that uses every helper compiles without a warning", arguments: Header.compilers)
  func game(_ compiler: Header.Compiler) throws {
    guard let tool = Tool(compiler.program) else { return }
    for source in ["c-game/lightsout.c", "c-game/every_node.c"] {
      let outcome = try tool.run(
        compiler.flags + Header.strictFlags + [
          "-O2", "-c", Repository.path("Tests/Fixtures/\(source)"), "-o", "/dev/null",
        ])
      #expect(outcome.output == "")
      #expect(outcome.status == .exited(0))
    }
  }
}
