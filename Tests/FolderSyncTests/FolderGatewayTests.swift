import GameShellKit
import Platform
import TestSupport
import Testing

@testable import FolderSync

@Suite("The folder that games are synced through")
struct FolderGatewayTests {
  let folder: TemporaryFolder
  private let part = CloudPart(device: "d1", tag: "1", replica: GatewayContract.replica)
  init() throws { folder = try TemporaryFolder() }

  private func gateway() throws -> any PrivateCloudGateway {
    try FolderGatewayFactory().gateway(container: "c", subsystem: "org.a", folder: folder.path)
  }

  private func put(_ bytes: [UInt8], as name: String) throws {
    try FileSystem.makeFolders(folder.file("c"))
    try FileSystem.writeAtomically(bytes, to: Path.join(folder.file("c"), name))
  }

  @Test("a file that is not all there, damaged, newer or another game's is named and passed over")
  func faults() throws {
    let good = PartFile.encode(part, subsystem: "org.a")
    var damaged = good
    damaged[damaged.count / 2] ^= 1
    let newer = Array("gamehost-sync 2 x\n".utf8) + good
    let cases: [(String, [UInt8], String)] = [
      ("a", Array(good.dropLast(5)), "it is not completely synced yet"),
      ("b", damaged, "it is damaged"),
      ("c", newer, "a newer host wrote it (format 2); update this one"),
      ("d", PartFile.encode(part, subsystem: "org.b"), "it is of another game, org.b"),
      ("e", [], "it is empty, perhaps not synced yet"),
      ("f", Array("hello".utf8), "it is not a file of this program, or damaged"),
      ("g", good + [1], "it is damaged"),
      ("h", Array("gamehost-sync 1 2 8328807b4eb6fed\n{}".utf8), "it is damaged"),
    ]
    for (name, bytes, _) in cases { try put(bytes, as: name + ".gamesync") }
    try put(good, as: "good.gamesync")
    try FileSystem.makeFolders(folder.file("c/folder.gamesync"))
    let contents = try gateway().fetch()
    #expect(contents.parts == [part])
    for (name, _, reason) in cases {
      #expect(contents.skipped.contains("\(name).gamesync was passed over: \(reason)"))
    }
    #expect(contents.skipped.count == cases.count + 1)
  }

  @Test("mutilated files are passed over or read, and never a trap")
  func fuzz() throws {
    let good = PartFile.encode(part, subsystem: "org.a")
    var random = SeededRandom(seed: 7)
    for _ in 0..<3000 {
      var bytes = good
      for _ in 0...random.below(3) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      if random.below(4) == 0 { bytes.removeLast(random.below(bytes.count)) }
      _ = try? PartFile.decode(bytes)
    }
    #expect(try PartFile.decode(good).part == part)
  }

  @Test("the copies that synchronisers make of files in conflict are read like any other")
  func conflictCopies() throws {
    let names = [
      "d1.gamesync", "d1.sync-conflict-20261130-101010-ABCDEFG.gamesync",
      "d1 (conflicted copy 2026-11-30 101010).gamesync", "d1 (Kim's conflicted copy).gamesync",
    ]
    for (index, name) in names.enumerated() {
      var other = part
      other.tag = "\(index)"
      try put(PartFile.encode(other, subsystem: "org.a"), as: name)
    }
    for name in [".syncthing.d1.gamesync.tmp", ".d1.part", ".hidden.gamesync", "notes.txt"] {
      try put([1, 2, 3], as: name)
    }
    let contents = try gateway().fetch()
    #expect(Set(contents.parts.map(\.tag)) == ["0", "1", "2", "3"])
    #expect(contents.skipped.isEmpty)
  }

  @Test("a game cannot lead out of the player's folder")
  func containers() throws {
    for name in [
      "../x", "/etc", "a/b", ".", "..", ".hidden", "a\nb", String(repeating: "a", count: 101),
    ] {
      #expect(throws: SaveError.self) {
        try FolderGatewayFactory().gateway(
          container: name, subsystem: "org.a", folder: folder.path)
      }
    }
    _ = try FolderGatewayFactory().gateway(container: "", subsystem: "org.a", folder: folder.path)
    #expect(try FileSystem.list(folder.path) == ["org.a"])
  }

  @Test("a folder that is not there, or is no folder, is an error, and none is made")
  func noFolder() throws {
    let missing = folder.file("usb/Sync")
    let error = #expect(throws: SaveError.self) {
      try FolderGatewayFactory().gateway(container: "c", subsystem: "org.a", folder: missing)
    }
    #expect(
      error?.description
        == "the folder \(missing) is not there; is its disk or share connected?")
    #expect(!FileSystem.exists(folder.file("usb")))
  }

  @Test("a folder that goes while it is used, or cannot be written to, is an error each time")
  func gone() throws {
    let gateway = try gateway()
    try gateway.publish(part)
    try FileSystem.removeTree(folder.file("c"))
    #expect(throws: SaveError.self) { try gateway.fetch() }
    let error = #expect(throws: SaveError.self) { try gateway.publish(part) }
    #expect(error?.description.hasPrefix("the folder to sync through cannot be written to") == true)
    // A folder in the way of the file, as permissions do not stop every user of these tests.
    try FileSystem.makeFolders(folder.file("c/d1.gamesync/x"))
    #expect(throws: SaveError.self) { try gateway.publish(part) }
    #expect(try FileSystem.list(folder.file("c")) == ["d1.gamesync"])
  }
}
