import Platform
import TestSupport
import Testing

/// The door's header, and the compilers that must accept it.
enum Header {
  /// A compiler and the language that it is to read.
  struct Compiler: Sendable, CustomTestStringConvertible {
    let program: String
    let flags: [String]

    var testDescription: String { ([program] + flags).joined(separator: " ") }
  }

  static let compilers: [Compiler] = [
    Compiler(program: "gcc", flags: ["-std=c99"]),
    Compiler(program: "gcc", flags: ["-std=c17"]),
    Compiler(program: "clang", flags: ["-std=c99"]),
    Compiler(program: "clang", flags: ["-std=c17"]),
    Compiler(program: "g++", flags: ["-x", "c++", "-std=c++11"]),
    Compiler(program: "g++", flags: ["-x", "c++", "-std=c++20"]),
    Compiler(program: "clang++", flags: ["-x", "c++", "-std=c++11"]),
    Compiler(program: "clang++", flags: ["-x", "c++", "-std=c++20"]),
  ]

  static let folder = Repository.path("Sources/GamePluginABI/include")
  static let strictFlags = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-I", folder]

  static func text() throws -> String {
    let bytes = try FileSystem.read(Path.join(folder, "GamePluginABI.h"), limit: 1 << 20)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func write(_ text: String, to path: String) throws {
    try FileSystem.writeAtomically(Array(text.utf8), to: path)
  }
}
