import GameShellKit
import TerminalFrontend
import Testing

private func parse(_ text: String) -> [InputEvent] {
  var parser = InputParser()
  let events = parser.feed(text.utf8)
  return events + parser.expire()
}

struct InputParserTests {
  private static let keys: [(String, Key, Modifiers)] = [
    ("\u{1b}[A", Key.up, Modifiers()), ("\u{1b}OA", .up, []), ("\u{1b}[1;5A", .up, .control),
    ("\u{1b}[1;2B", .down, .shift), ("\u{1b}[1;3C", .right, .alt),
    ("\u{1b}[1;10D", .left, [.shift, .super]), ("\u{1b}\u{1b}[D", .left, .alt),
    ("\u{1b}[H", .home, []), ("\u{1b}[1~", .home, []), ("\u{1b}[7~", .home, []),
    ("\u{1b}[F", .end, []), ("\u{1b}[4~", .end, []), ("\u{1b}[5~", .pageUp, []),
    ("\u{1b}[6;5~", .pageDown, .control), ("\u{1b}[2~", .insert, []),
    ("\u{1b}[3~", .delete, []), ("\u{1b}[3^", .delete, .control), ("\u{1b}[a", .up, .shift),
    ("\u{1b}Oa", .up, .control), ("\u{1b}OP", .function(1), []),
    ("\u{1b}[[A", .function(1), []), ("\u{1b}[15~", .function(5), []),
    ("\u{1b}[24;2~", .function(12), .shift), ("\u{1b}[1;2R", .function(3), .shift),
    ("\u{1b}O5Q", .function(2), .control), ("\u{1b}[Z", .tab, .shift),
    ("\u{1b}OM", .enter, []), ("\u{1b}Oj", .character("*"), []), ("\r", .enter, []),
    ("\n", .enter, []), ("\t", .tab, []), ("\u{7f}", .backspace, []), ("\u{8}", .backspace, []),
    ("\u{1b}\r", .enter, .alt), ("\u{1b}\u{7f}", .backspace, .alt), ("a", .character("a"), []),
    ("A", .character("a"), .shift), ("?", .character("?"), []), (" ", .character(" "), []),
    ("\u{0}", .character(" "), .control), ("\u{3}", .character("c"), .control),
    ("\u{1c}", .character("\\"), .control), ("\u{1b}a", .character("a"), .alt),
    ("\u{1b}A", .character("a"), [.alt, .shift]),
    ("\u{1b}\u{1}", .character("a"), [.alt, .control]),
    ("ö", .character("ö"), []), ("Ö", .character("ö"), .shift), ("\u{1b}ö", .character("ö"), .alt),
    ("\u{1b}", .escape, []), ("\u{1b}[", .character("["), .alt),
    ("\u{1b}O", .character("o"), [.alt, .shift]), ("\u{1b}P", .character("p"), [.alt, .shift]),
    ("\u{1b}]", .character("]"), .alt), ("\u{1b}[27u", .escape, []),
    ("\u{1b}[99;5u", .character("c"), .control), ("\u{1b}[97:65;2u", .character("a"), .shift),
    ("\u{1b}[13;2u", .enter, .shift), ("\u{1b}[57419u", .up, []),
    ("\u{1b}[57404;1u", .character("5"), []), ("\u{1b}[1;1:2A", .up, []),
    ("\u{1b}[27;5;106~", .character("j"), .control), ("\u{1b}[27;2;13~", .enter, .shift),
  ]

  @Test("keys of every dialect", arguments: keys)
  func key(_ bytes: String, _ key: Key, _ modifiers: Modifiers) {
    #expect(parse(bytes) == [.key(key, modifiers)])
  }

  @Test(
    "what is no key says nothing",
    arguments: [
      "\u{1b}[?1;2c\u{1b}[?62;4;22c", "\u{1b}[?0u", "\u{1b}[?2026;2$y", "\u{1b}[>0;276;0c",
      "\u{1b}[24;80R", "\u{1b}[8;24;80t", "\u{1b}]11;rgb:0000/0000/0000\u{1b}\\",
      "\u{1b}]11;rgb:00/00/00\u{7}", "\u{1b}]52;c;cQ==\u{7}", "\u{1b}P>|xterm(370)\u{1b}\\",
      "\u{1b}_Gi=1;OK\u{1b}\\", "\u{1b}[97;1:3u", "\u{1b}[1;1:3A", "\u{1b}[3;1:3~", "\u{1b}[57441u",
      "\u{1b}[201~", "\u{1b}[0n", "\u{1b}[?997;1n", "\u{1b}[5;99999999999999999999A",
    ])
  func noKey(_ bytes: String) {
    let keys = parse(bytes).filter {
      switch $0 {
      case .key, .text, .paste, .pointer: true
      default: false
      }
    }
    #expect(keys.isEmpty)
  }

  @Test("answers are told apart")
  func answers() {
    let bytes =
      "\u{1b}]11;rgb:ffff/8080/0000\u{1b}\\\u{1b}[?5u\u{1b}[?2026;2$y\u{1b}[?62;22c\u{1b}[I\u{1b}[O"
    #expect(
      parse(bytes) == [
        .background(RGB(255, 128, 0)), .keyboardFlags(5), .modeReport(mode: 2026, state: 2),
        .attributes, .focus(true), .focus(false),
      ])
    #expect(parse("\u{1b}]11;rgb:f/f/0\u{7}") == [.background(RGB(255, 255, 0))])
    #expect(parse("\u{1b}]11;#102030\u{7}") == [.background(RGB(16, 32, 48))])
  }

  @Test("ESC, a pause shorter than the patience, then [A is the up key")
  func tornEscape() {
    var parser = InputParser()
    #expect(parser.feed([0x1b]).isEmpty)
    #expect((parser.patience ?? 0) >= 50)
    #expect(parser.feed("[".utf8).isEmpty)
    #expect((parser.patience ?? 0) >= 50)
    #expect(parser.feed("A".utf8) == [.key(.up, [])])
    #expect(parser.patience == nil)
  }

  @Test("ESC twice, then silence, is the key twice; a key after ESC and silence is plain")
  func twoEscapes() {
    #expect(parse("\u{1b}\u{1b}") == [.key(.escape, []), .key(.escape, [])])
    #expect(parse("\u{1b}\u{1b}x") == [.key(.escape, []), .key(.character("x"), .alt)])
    var parser = InputParser()
    _ = parser.feed([0x1b])
    #expect(parser.expire() == [.key(.escape, [])])
    #expect(parser.feed("q".utf8) == [.key(.character("q"), [])])
  }

  @Test("input methods give text; a cluster stays whole")
  func composedText() {
    #expect(parse("数独") == [.text("数独")])
    #expect(parse("👩‍👧x") == [.text("👩‍👧"), .key(.character("x"), [])])
  }

  @Test("a sequence that is cut off does not swallow what follows")
  func cutOff() {
    #expect(parse("\u{1b}[1;\u{1b}[B") == [.key(.down, [])])
    #expect(parse("\u{1b}[12\u{3}") == [.key(.character("c"), .control)])
    #expect(parse("\u{1b}]11;rgb\u{1b}[B") == [.key(.down, [])])
    #expect(parse("\u{e9}".unicodeScalars.map { _ in "\u{1b}O\r" }.joined()) == [.key(.enter, [])])
    var parser = InputParser()
    #expect(parser.feed([0xe2, 0x82, 0x61]) == [.key(.character("a"), [])])
    #expect(parser.feed([0xff, 0xc0, 0x80, 0x62]) == [.key(.character("b"), [])])
  }
}
