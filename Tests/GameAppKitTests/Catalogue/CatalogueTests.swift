import GameShellKit
import Platform
import SQLiteStore
import TestSupport
import Testing

@testable import GameAppKit

@Suite(
  "The catalogue looks at a file once, and again when it has changed", .serialized)
struct CatalogueTests {
  let fixture: CatalogueFixture

  init() throws { fixture = try CatalogueFixture() }

  @Test("a second start loads nothing and says the same")
  func warm() throws {
    let path = try fixture.game("libone.so", ["BUILD=3"])
    for _ in 0..<3 {
      let entries = fixture.host.catalogue()
      #expect(entries.map(\.path) == [path])
      let game = try #require(entries.first?.game)
      #expect(game.subsystem == "org.example.swap" && game.title.base == "Swap")
      #expect(game.version == "3" && game.modes.map(\.base) == ["A"])
      #expect(game.tints.primary == RGB(hex: 0x1e90ff))
    }
    #expect(fixture.loads("one") == 1)
    #expect(fixture.host.scan().scanned == 0)
  }

  @Test("a file that was touched or copied is not loaded again, a rebuilt one is")
  func changes() throws {
    let path = try fixture.game("libone.so", ["BUILD=1"])
    _ = fixture.host.catalogue()
    let bytes = try FileSystem.read(path, limit: 1 << 24)
    try FileSystem.writeAtomically(bytes, to: path)
    #expect(fixture.host.scan().scanned == 1)
    #expect(fixture.loads("one") == 1)
    #expect(fixture.host.scan().scanned == 0)
    try fixture.game("libone.so", ["BUILD=2"])
    #expect(fixture.host.catalogue().first?.game?.version == "2")
    #expect(fixture.loads("one") == 2)
  }

  @Test("an equally long build written over the old one in place is noticed")
  func inPlace() throws {
    let path = try fixture.game("libone.so", ["BUILD=1"])
    _ = fixture.host.catalogue()
    let other = try fixture.game("other.bin", ["BUILD=2"])
    let bytes = try FileSystem.read(other, limit: 1 << 24)
    #expect(try FileStatus(path: path).size == Int64(bytes.count))
    try FileDescriptor.open(path, .write).write(bytes)
    #expect(fixture.host.catalogue().first?.game?.version == "2")
  }

  @Test("a file that goes is forgotten, and one that comes is found")
  func comesAndGoes() throws {
    let catalogue = fixture.host.makeCatalogue()
    catalogue.refresh()
    #expect(catalogue.entries.isEmpty)
    let path = try fixture.game("libone.so")
    catalogue.refresh()
    #expect(catalogue.entries.map(\.path) == [path])
    try FileSystem.remove(path)
    catalogue.refresh()
    #expect(catalogue.entries.isEmpty && catalogue.known.isEmpty)
    #expect(try fixture.host.catalogueStore?.pluginRecords().isEmpty == true)
  }

  @Test("helper libraries are passed over in silence, and not opened again")
  func helpers() throws {
    for index in 0..<3 {
      let built = try fixture.fixtures.library(
        "loading/library.c", named: "built.so", defines: ["ENTRY=helper\(index)"])
      try FileSystem.rename(built, to: Path.join(fixture.folder, "libhelp\(index).so"))
    }
    #expect(fixture.host.catalogue().isEmpty)
    #expect(fixture.host.scan().scanned == 0)
  }

  @Test("a file that cannot be a game is listed with the sentence for its kind")
  func broken() throws {
    let good = try fixture.game("libgood.so")
    let bytes = try FileSystem.read(good, limit: 1 << 24)
    func write(_ bytes: [UInt8], _ name: String) throws {
      try FileSystem.writeAtomically(bytes, to: Path.join(fixture.folder, name))
    }
    try write([], "empty.so")
    try write(Array("no library".utf8), "text.so")
    try write(Array(bytes[..<(bytes.count / 2)]), "half.so")
    try FileSystem.makeFolders(Path.join(fixture.folder, "folder.so"))
    let misspelt = try fixture.fixtures.library(
      "loading/library.c", named: "built.so", defines: ["ENTRY=makeGameConfg"])
    try FileSystem.rename(misspelt, to: Path.join(fixture.folder, "misspelt.so"))
    let entries = fixture.host.catalogue()
    #expect(entries.compactMap(\.game).count == 1)
    let expected = [
      ("empty.so", "is empty"), ("text.so", "is not a shared library"),
      ("half.so", "is cut short"), ("folder.so", "is a folder"),
      ("misspelt.so", "exports makeGameConfg, but not makeGameConfig"),
    ]
    for (file, words) in expected {
      let entry = try #require(entries.first { $0.path.hasSuffix("/" + file) })
      #expect(entry.standing == .broken)
      #expect(entry.problem?.hasPrefix(file + " ") == true, "\(entry.problem ?? "")")
      #expect(entry.problem?.contains(words) == true, "\(entry.problem ?? "")")
    }
    #expect(entries.count == expected.count + 1)
  }

  @Test("a refusal is not kept: what was missing may be there at the next start")
  func refusals() throws {
    try fixture.hostile("libslow.so", "ENTRY_ERROR")
    #expect(fixture.host.catalogue().first?.problem?.contains("this machine is too slow") == true)
    let host = fixture.host
    let catalogue = host.makeCatalogue()
    catalogue.refresh()
    catalogue.refresh()
    #expect(fixture.loads("slow") == 2)
  }

  @Test("of two versions the newest is offered; a version that cannot be loaded never wins")
  func versions() throws {
    let old = try fixture.game("libswap.so", ["BUILD=9"])
    let new = try fixture.game("libswap.so", ["BUILD=10"], inFolder: "-more")
    try fixture.game("libnewest.so", ["BUILD=11", "FAULT=IN_CONSTRUCTOR"])
    let entries = fixture.host.catalogue()
    #expect(entries.first { $0.path == new }?.standing == .playable)
    #expect(entries.first { $0.path == old }?.standing == .shadowed(by: new))
    #expect(entries.count { $0.standing == .quarantined } == 1)
  }

  @Test("without a store everything still works, once a start")
  func ephemeral() throws {
    try fixture.game("libone.so")
    var options = fixture.options
    options.isEphemeral = true
    let catalogue = GameHost(options: options).makeCatalogue()
    catalogue.refresh()
    catalogue.refresh()
    #expect(catalogue.entries.count == 1 && fixture.loads("one") == 1)
    #expect(!FileSystem.exists(options.dataFolder))
  }
}
