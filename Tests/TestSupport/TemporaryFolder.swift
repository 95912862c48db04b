import Platform

/// A folder of a test's own, gone with the last reference.
public final class TemporaryFolder {
  /// Where it is.
  public let path: String

  /// Makes it in `$TMPDIR`, or in `/tmp`.
  public init() throws {
    let root = Environment.current()["TMPDIR"] ?? "/tmp"
    path = try FileSystem.makeTemporaryFolder(prefix: Path.join(root, "gamehost-test-"))
  }

  deinit { try? FileSystem.removeTree(path) }

  /// The path of a file in it, which need not be there.
  public func file(_ name: String) -> String { Path.join(path, name) }
}
