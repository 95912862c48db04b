import Platform

/// The built `gamehost`, for tests of the whole program.
///
/// `scripts/test` names its release build in `GAMEHOST_BUILD`; a plain `swift test` uses the
/// debug build that stands beside the tests.
public enum BuiltProgram {
  /// The program's path.
  public static func path() throws -> String {
    if let folder = Environment.current()["GAMEHOST_BUILD"] {
      return Path.join(folder, "bin/gamehost")
    }
    return Path.join(Path.folder(of: try FileSystem.executablePath()), "gamehost")
  }
}
