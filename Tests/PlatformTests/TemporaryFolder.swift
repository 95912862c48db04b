import Platform

/// A folder of a test's own, gone with the last reference.
final class TemporaryFolder {
  let path: String

  init() throws {
    let root = Environment.current()["TMPDIR"] ?? "/tmp"
    path = try FileSystem.makeTemporaryFolder(prefix: Path.join(root, "gamehost-test-"))
  }

  deinit { try? FileSystem.removeTree(path) }

  func file(_ name: String) -> String { Path.join(path, name) }
}
