import Platform

/// The checkout that these tests were built from.
public enum Repository {
  /// Its folder.
  public static let root = Path.folder(of: Path.folder(of: Path.folder(of: #filePath)))

  /// The path of something in it, for example `Tests/Fixtures/c-game`.
  public static func path(_ relative: String) -> String { Path.join(root, relative) }
}
