import TestSupport
import Testing

@testable import Platform

@Suite("Backtraces")
struct BacktraceTests {
  private let path = "/proc/self/fd/4"

  private func frames(_ lines: [String], _ symbols: ELFSymbols? = nil) -> [String] {
    Backtrace(lines, plugin: "libx.so", loadedFrom: path, symbols: symbols).frames
  }

  @Test("the handler's own frames, paths and addresses are left out")
  func plain() {
    #expect(
      frames([
        "/home/ada/bin/gamehost(+0x82c6d)[0x55aca480fc6d]",
        "/lib/x86_64-linux-gnu/libc.so.6(+0x3c050)[0x7f190e17a050]",
        "/proc/self/fd/4(+0x1ca1)[0x7f190f32fca1]",
        "/proc/self/fd/4(makeGameConfig+0x10)[0x7f190f32fec1]",
        "/home/ada/bin/gamehost(+0x503030)[0x55aca4c90030]",
        "/lib/x86_64-linux-gnu/libc.so.6(__libc_start_main+0x85)[0x7f190e165305]",
      ]) == [
        "+0x1ca1 in libx.so", "makeGameConfig+0x10 in libx.so", "+0x503030 in gamehost",
        "__libc_start_main+0x85 in libc.so.6",
      ])
  }

  @Test(
    "lines of another shape stay as they are, and none is no trouble",
    arguments: ["", "[0x7f190e165305]", "x(", "x)", "x(+0x)", "x(+0xzz)[0x1]", "()", "x(+0x1"])
  func odd(line: String) {
    #expect(frames([line]) == [line])
    #expect(frames([]) == [])
  }

  @Test(
    "a function of the plugin is named by its own table of symbols, also one that is not offered")
  func symbols() throws {
    let builder = try FixtureBuilder()
    let library = try builder.library("seams/seams.c", named: "libseams.so")
    let nm = try #require(Tool("nm"), "nm is missing (Debian: binutils)")
    let table = try nm.run([library]).output.split(separator: "\n")
    let entry = try #require(table.first { $0.hasSuffix(" t fall_over") })
    let start = try #require(Int(entry.prefix { $0 != " " }, radix: 16))
    let file = try FileDescriptor.open(library)
    let symbols = ELFSymbols(file, size: try FileStatus(of: file).size)
    func line(_ offset: Int) -> String { "\(path)(+0x\(String(offset, radix: 16)))[0x7f00]" }
    #expect(frames([line(start)], symbols) == ["fall_over+0x0 in libx.so"])
    // A return address that is the next function's first byte belongs to the one before.
    #expect(
      frames([line(start + 4), line(start + 5)], symbols).allSatisfy { $0.hasPrefix("fall_over+") })
    #expect(frames([line(1)], symbols) == ["+0x1 in libx.so"])
  }

  @Test("a file that is cut, changed or none has no functions, and traps nobody")
  func damaged() throws {
    let builder = try FixtureBuilder()
    let path = try builder.library("seams/seams.c", named: "libseams.so")
    let whole = try FileSystem.read(path, limit: 1 << 22)
    #expect(ELFSymbols(MemoryBytes(all: [])) == nil)
    for count in stride(from: 0, to: whole.count, by: 97) {
      let cut = ELFSymbols(MemoryBytes(all: Array(whole.prefix(count))))
      _ = cut?.places(of: [0x1100, 0x1200, 0x1300])
    }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var bytes = whole
      // The headers at the end are what is read.
      for _ in 0..<8 {
        let place = Bool.random(using: &random) ? bytes.count - 1 : 63
        bytes[Int.random(in: max(0, place - 2000)...place, using: &random)] = .random(in: 0...255)
      }
      _ = ELFSymbols(MemoryBytes(all: bytes))?.places(of: [0x1100, 0x1200, 0x7fff_ffff, Int.max])
    }
  }
}
