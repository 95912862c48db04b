import Platform

/// A variant of `Tests/Fixtures/loading/game.c`: what is wrong with it, and what a host says.
public struct LoadingFixture: Sendable, CustomStringConvertible {
  /// What is wrong, in a few words.
  public let description: String
  /// The macros that choose the variant.
  public let defines: [String]
  /// What the host says, with the file's name as `game.so`; nil for a game that runs.
  public let sentence: String?

  private init(_ description: String, _ defines: [String], _ sentence: String?) {
    self.description = description
    self.defines = defines + (sentence == nil ? [] : ["REFUSED"])
    self.sentence = sentence
  }

  /// Builds it as `game.so`, and gives its path.
  public func build(_ fixtures: FixtureBuilder) throws -> String {
    var flags: [String] = []
    if defines.contains("NEEDS_LIBRARY=helper") {
      // The library is there for the linker, and gone for the loader.
      let helper = try fixtures.library(
        "loading/library.c", named: "libhelper.so.1", defines: ["ENTRY=helper"],
        flags: ["-Wl,-soname,libhelper.so.1"])
      flags = [helper]
    }
    let path = try fixtures.library(
      "loading/game.c", named: "game.so", defines: defines, flags: flags)
    try FileSystem.remove(fixtures.folder.file("libhelper.so.1"))
    return path
  }

  /// Every variant that is refused before anything of the game but its entry point has run.
  public static let refused: [LoadingFixture] =
    [
      LoadingFixture(
        "a library that it needs is missing", ["NEEDS_LIBRARY=helper"],
        "game.so needs the library libhelper.so.1, which is not installed"),
      LoadingFixture(
        "a symbol that it needs is undefined", ["NEEDS_SYMBOL=frobnicate"],
        "game.so needs the symbol frobnicate, which no library defines"),
      LoadingFixture(
        "door version 0", ["ABI=0"],
        "game.so was built for door version 0; this host speaks version 1 and accepts 1 and later: "
          + "rebuild the game"),
      LoadingFixture(
        "door version 99 that accepts no older host", ["ABI=99", "LOWEST=99"],
        "game.so was built for door version 99 and needs at least 99; this host speaks version 1: "
          + "update the host"),
      LoadingFixture(
        "a host too old for it", ["ABI=3", "LOWEST=2"],
        "game.so was built for door version 3 and needs at least 2; this host speaks version 1: "
          + "update the host"),
      LoadingFixture(
        "the entry point misspelt", ["ENTRY=makeGameconfig"],
        "game.so is not a game: it exports makeGameconfig, but not makeGameConfig; check the "
          + "spelling"),
      LoadingFixture(
        "no entry point", ["ENTRY=start"],
        "game.so is not a game: it does not export makeGameConfig"),
      LoadingFixture(
        "the entry point returns null", ["RETURNS_NULL"],
        "game.so: makeGameConfig returned nothing; the game cannot run"),
      LoadingFixture(
        "the entry point returns a pointer that is none", ["MISALIGNED"],
        "game.so: makeGameConfig returned a misaligned pointer"),
      LoadingFixture(
        "the entry point returns a reason", ["REASON=\"No puzzles are installed.\""],
        "game.so: No puzzles are installed."),
      LoadingFixture(
        "a manifest at a null pointer", ["MANIFEST_NULL", "MANIFEST_LENGTH=5"],
        "the game gave a manifest of 5 bytes at a null pointer"),
      LoadingFixture(
        "a manifest without end", ["MANIFEST_LENGTH=1u<<30"],
        "the game gave a manifest of 1073741824 bytes; the limit is 1048576"),
      LoadingFixture(
        "a table too small", ["SIZE=64"],
        "game.so: the game's table has 64 bytes; door version 1 needs at least 96"),
    ]
    + ["open", "event", "render", "close"].map {
      LoadingFixture(
        "without the mandatory function \($0)", ["OMIT_\($0)"],
        "game.so: the game's table lacks the mandatory function \($0)")
    }

  /// Every variant that runs.
  public static let accepted: [LoadingFixture] =
    [
      LoadingFixture("nothing wrong", [], nil),
      LoadingFixture("a newer door version that accepts this host", ["ABI=99"], nil),
      LoadingFixture(
        "all optional functions absent",
        ["OMIT_snapshot", "OMIT_last_error", "OMIT_fetch_resume", "OMIT_migrate"], nil),
    ]
    + ["snapshot", "last_error", "fetch_resume", "migrate"].map {
      LoadingFixture("without the optional function \($0)", ["OMIT_\($0)"], nil)
    }
}
