import GameShellKit
import TerminalFrontend
import Testing

struct PasteTests {
  private static let begin = "\u{1b}[200~"
  private static let end = "\u{1b}[201~"
  private static let digits = String(repeating: "53..7....6..195", count: 6).prefix(80)

  @Test("81 characters with a q among them are text, wherever the reads are split")
  func split() {
    let text = Self.digits + "q"
    let bytes = Array((Self.begin + text + Self.end + "x").utf8)
    for cut in 0...bytes.count {
      var parser = InputParser()
      let events = parser.feed(bytes[..<cut]) + parser.feed(bytes[cut...])
      #expect(events == [.paste(String(text)), .key(.character("x"), [])])
    }
    var parser = InputParser()
    #expect(bytes.flatMap { parser.feed([$0]) }.first == .paste(String(text)))
  }

  @Test("control characters and sequences in a paste are neither keys nor kept")
  func controls() {
    var parser = InputParser()
    let bytes = Self.begin + "a\u{3}\u{1b}[A\u{1b}[20\u{1b}\r\nb\rc\td\u{1b}[200~" + Self.end
    #expect(parser.feed(bytes.utf8) == [.paste("a[A[20\nb\nc\td[200~")])
  }

  @Test("bytes that are no UTF-8 are repaired")
  func repaired() {
    var parser = InputParser()
    let bytes = Array(Self.begin.utf8) + [0x61, 0xff, 0x62] + Array(Self.end.utf8)
    #expect(parser.feed(bytes) == [.paste("a\u{fffd}b")])
  }

  @Test("a huge paste is cut, and its rest is not keys")
  func limit() {
    var parser = InputParser()
    _ = parser.feed(Self.begin.utf8)
    let events = parser.feed(repeatElement(UInt8(ascii: "q"), count: InputParser.pasteLimit + 999))
    #expect(events.isEmpty)
    guard case .paste(let text)? = parser.feed(Self.end.utf8).first else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == InputParser.pasteLimit)
  }

  @Test("a paste whose end never comes ends after a while, as text")
  func endless() {
    var parser = InputParser()
    _ = parser.feed((Self.begin + "abc").utf8)
    #expect(parser.patience == InputParser.pastePatience)
    #expect(parser.expire() == [.paste("abc")])
    #expect(parser.feed("q".utf8) == [.key(.character("q"), [])])
  }
}
