import GameShellKit
import TerminalFrontend
import Testing

struct InputFuzzTests {
  /// Pieces that sequences consist of, so that random input gets deep into the parser.
  private static let pieces: [[UInt8]] =
    [
      "\u{1b}", "[", "O", "]", "P", "_", "?", "<", ">", ";", ":", "1", "200~", "201~", "27", "M",
      "m", "u", "c", "$", "y", "~", "A", "Z", "11;rgb:", "ff", "/", "\u{7}", "\\", "\u{18}", "q",
    ].map { Array($0.utf8) } + [[0xff], [0xc3], [0xa9], [0xf0], [0x9f], [0x80], [0x00], [0x9b]]

  @Test("random bytes never trap, and nothing is kept without end", arguments: 0..<20)
  func random(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var parser = InputParser()
    for round in 0..<1000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        if Bool.random(using: &random) {
          bytes += Self.pieces.randomElement(using: &random) ?? []
        } else {
          bytes.append(UInt8.random(in: 0...255, using: &random))
        }
      }
      _ = parser.feed(bytes)
      if round % 7 == 0 { _ = parser.expire() }
      if parser.patience == nil { continue }
    }
    _ = parser.expire()
    #expect(parser.patience == nil)
    // A paste's end, in case one was begun, then a key.
    let events = parser.feed("\u{1b}[201~x".utf8)
    #expect(events == [.key(.character("x"), [])])
  }

  @Test("a sequence without end is swallowed without being kept")
  func endless() {
    var parser = InputParser()
    #expect(parser.feed("\u{1b}[".utf8).isEmpty)
    #expect(parser.feed(repeatElement(UInt8(ascii: "1"), count: 1_000_000)).isEmpty)
    #expect(parser.feed("Ax".utf8) == [.key(.character("x"), [])])
    #expect(parser.feed("\u{1b}]".utf8).isEmpty)
    #expect(parser.feed(repeatElement(UInt8(ascii: "1"), count: 1_000_000)).isEmpty)
    #expect(parser.feed("\u{7}x".utf8) == [.key(.character("x"), [])])
  }

  @Test("cut into pieces anywhere, input means the same")
  func pieces() {
    let bytes = Array(
      "a\u{1b}[1;5A\u{1b}Oöß数\u{1b}[<0;3;4M\u{1b}[200~x\u{1b}[201~\u{1b}]11;#ffffff\u{1b}\\\u{1b}[?62c"
        .utf8)
    var whole = InputParser()
    let expected = whole.feed(bytes)
    #expect(expected.count > 8)
    for first in 0...bytes.count {
      for second in first...bytes.count {
        var parser = InputParser()
        let events =
          parser.feed(bytes[..<first]) + parser.feed(bytes[first..<second])
          + parser.feed(bytes[second...])
        #expect(events == expected)
      }
    }
  }
}
