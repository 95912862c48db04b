/// A game that the player lets run without the sandbox, in the very build that was looked at.
public struct UnconfinedGame: Hashable, Sendable {
  /// The plugin's file, without links.
  public var path: String
  /// The digest of the file, and of the libraries that it brought along, in hexadecimal.
  public var digest: String

  /// Makes one.
  public init(path: String, digest: String) {
    self.path = path
    self.digest = digest
  }
}
