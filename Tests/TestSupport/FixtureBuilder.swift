import Platform

/// Compiles the C files of `Tests/Fixtures` while the tests run, each into a temporary file.
public struct FixtureBuilder {
  /// A fixture that could not be compiled; its text is the compiler's.
  public struct Failure: Error, CustomStringConvertible {
    /// What the compiler said.
    public var description: String

    /// Makes a failure.
    public init(description: String) { self.description = description }
  }

  /// Where the files go; they are gone with the last reference.
  public let folder: TemporaryFolder
  private let compiler: Tool

  /// Takes the machine's C compiler, without which the project cannot be built either.
  public init() throws {
    guard let found = Tool("cc") ?? Tool("gcc") ?? Tool("clang") else {
      throw Failure(description: "no C compiler (cc, gcc, clang) in PATH")
    }
    compiler = found
    folder = try TemporaryFolder()
  }

  /// Compiles and links a shared library, and gives its path.
  ///
  /// `source` is a path below `Tests/Fixtures`; `defines` choose a variant of it.
  public func library(
    _ source: String, named name: String, defines: [String] = [], flags: [String] = []
  ) throws -> String {
    try build(source, named: name, ["-shared", "-fPIC"] + defines.map { "-D\($0)" } + flags)
  }

  /// Runs the compiler with the project's door in its path.
  public func build(_ source: String, named name: String, _ flags: [String]) throws -> String {
    let target = folder.file(name)
    let input = Repository.path("Tests/Fixtures/\(source)")
    let include = Repository.path("Sources/GamePluginABI/include")
    let outcome = try compiler.run(["-std=c99", "-I", include, input, "-o", target] + flags)
    guard outcome.status == .exited(0) else { throw Failure(description: outcome.output) }
    return target
  }

  /// Writes bytes into a file, and gives its path.
  public func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    try FileSystem.writeAtomically(bytes, to: folder.file(name))
    return folder.file(name)
  }
}
