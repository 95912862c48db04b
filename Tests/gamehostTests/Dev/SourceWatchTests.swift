import Platform
import TestSupport
import Testing

@testable import gamehost

@Suite("The sources of a package")
struct SourceWatchTests {
  let folder: TemporaryFolder
  let watch: SourceWatch

  init() throws {
    folder = try TemporaryFolder()
    try FileSystem.makeFolders(folder.file("Sources/Deep"))
    try FileSystem.makeFolders(folder.file(".build/debug"))
    watch = try SourceWatch(root: folder.path)
  }

  private func write(_ name: String) throws {
    try FileDescriptor.open(folder.file(name), .write).write("x")
  }

  @Test("a change anywhere below the package counts, in folders made later too")
  func changes() throws {
    #expect(!watch.takeChanges())
    for name in ["Package.swift", "Sources/a.swift", "Sources/Deep/b.c"] {
      try write(name)
      #expect(watch.takeChanges(), "\(name)")
      #expect(!watch.takeChanges())
    }
    try FileSystem.makeFolders(folder.file("Sources/New"))
    #expect(watch.takeChanges())
    try write("Sources/New/c.swift")
    #expect(watch.takeChanges())
    try FileSystem.remove(folder.file("Sources/a.swift"))
    #expect(watch.takeChanges())
  }

  @Test("what tools leave does not count")
  func noise() throws {
    for name in [
      ".build/debug/libgame.so", "Sources/.a.swift.swp", "Sources/a.swift~", "Sources/4913",
    ] {
      try write(name)
    }
    #expect(!watch.takeChanges())
  }
}
