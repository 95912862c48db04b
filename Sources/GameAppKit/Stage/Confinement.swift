/// How a stage was locked in.
public enum Confinement: Hashable, Sendable {
  /// In the sandbox, as every game by default.
  case sandboxed
  /// Without it, for the player trusts this very build.
  case free
  /// In the sandbox, though the player trusted the game: the clause says why.
  case sandboxedAgain(Reason)

  /// Why trust ended.
  public enum Reason: Hashable, Sendable {
    /// The file, or a library that it brings along, is not the one that was trusted.
    case changed
    /// It cannot be told whether it is.
    case unknown(String)
  }
}
