import TestSupport
import Testing

@testable import Platform

@Suite("Shared libraries")
struct DynamicLibraryTests {
  @Test("a library of the system is opened and its function called")
  func open() throws {
    let library = try DynamicLibrary(anyOf: ["libnothing.so.9", "libm.so.6"])
    #expect(library.name == "libm.so.6")
    let cosine: @convention(c) (Double) -> Double = try library.required("cos")
    #expect(cosine(0) == 1)
    #expect(library.address(of: "no_such_function") == nil)
    let error = #expect(throws: DynamicLibraryError.self) {
      let _: @convention(c) () -> Void = try library.required("no_such_function")
    }
    #expect(error?.kind == .undefinedSymbol("no_such_function"))
  }

  @Test("a library that is not there is said to be not found")
  func notFound() {
    let error = #expect(throws: DynamicLibraryError.self) { try DynamicLibrary("libnone.so.9") }
    #expect(error?.description == "libnone.so.9 was not found")
  }

  @Test("a file that is no library is said to be so")
  func notALibrary() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("x.so")
    try FileSystem.writeAtomically(Array(repeating: 65, count: 5000), to: path)
    let error = #expect(throws: DynamicLibraryError.self) { try DynamicLibrary(path) }
    #expect(error?.kind == .notLoadable(file: path, reason: "invalid ELF header"))
  }

  @Test(
    "the loader's words become a kind",
    arguments: [
      (
        "libx.so.1: cannot open shared object file: No such file or directory",
        DynamicLibraryError.Kind.missingLibrary("libx.so.1"),
        "/g.so needs the library libx.so.1, which is not installed"
      ),
      (
        "/g.so: undefined symbol: frob", .undefinedSymbol("frob"),
        "/g.so needs the symbol frob, which no library defines"
      ),
      (
        "/g.so: symbol lookup error: /g.so: undefined symbol: frob, version V_1",
        .undefinedSymbol("frob"), "/g.so needs the symbol frob, which no library defines"
      ),
      (
        "/lib/libc.so.6: version `GLIBC_9.9' not found (required by /g.so)",
        .missingVersion("GLIBC_9.9", library: "/lib/libc.so.6"),
        "/g.so needs version GLIBC_9.9 of /lib/libc.so.6, which is not installed"
      ),
      (
        "/lib/libx.so: file too short",
        .notLoadable(file: "/lib/libx.so", reason: "file too short"),
        "/g.so needs /lib/libx.so, which cannot be loaded: file too short"
      ),
      ("boom", .other("boom"), "/g.so cannot be loaded: boom"),
    ])
  func wordings(message: String, kind: DynamicLibraryError.Kind, sentence: String) {
    let error = DynamicLibraryError(name: "/g.so", message: message)
    #expect(error.kind == kind)
    #expect(error.description == sentence)
  }
}
