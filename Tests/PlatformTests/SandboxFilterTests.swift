import Platform
import TestSupport
import Testing

/// The filter is a table of names, which the C library of each architecture turns into numbers.
@Suite("The filter for system calls")
struct SandboxFilterTests {
  /// The kernel's own table for architectures without a history, such as aarch64.
  static let genericTable = "/usr/include/asm-generic/unistd.h"

  /// The names in a text that follow a prefix.
  private func names(_ prefixes: [String], in text: String) -> Set<String> {
    var names: Set<String> = []
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      for prefix in prefixes where word.hasPrefix(prefix) {
        names.insert(String(word.dropFirst(prefix.count)))
      }
    }
    return names
  }

  @Test(
    "every call that is allowed on all architectures is one on aarch64",
    .enabled(if: FileSystem.exists(genericTable), "no kernel headers"))
  func generic() throws {
    let source = String(
      decoding: try FileSystem.read(
        Repository.path("Sources/CPlatform/sandbox_filter.c"), limit: 1 << 20), as: UTF8.self)
    // What only some architectures have stands behind conditions.
    var depth = 0
    let plain = source.split(separator: "\n").filter { line in
      if line.hasPrefix("#endif") { depth -= 1 }
      defer { if line.hasPrefix("#if") { depth += 1 } }
      return depth == 0 && !line.hasPrefix("#")
    }.joined(separator: "\n")
    let table = String(
      decoding: try FileSystem.read(Self.genericTable, limit: 1 << 20), as: UTF8.self)
    let wanted = names(["SYS_"], in: plain)
    #expect(wanted.count > 80)
    #expect(wanted.subtracting(names(["__NR_", "__NR3264_"], in: table)).isEmpty)
  }
}
