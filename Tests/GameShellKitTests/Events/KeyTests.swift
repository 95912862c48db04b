import GameShellKit
import Testing

@Suite("Keys")
struct KeyTests {
  static let all: [Key] =
    [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab,
      .backspace, .delete, .insert, .character("a"), .character(" "), .character("é"),
      .character("🂡"),
    ] + (1...12).map { .function($0) }

  @Test("every key has a name and a number that lead back to it", arguments: all)
  func roundTrip(key: Key) {
    #expect(Key(name: key.name) == key)
    #expect(Key(code: key.code) == key)
  }

  @Test("no two keys share a number or a name")
  func distinct() {
    #expect(Set(Self.all.map(\.code)).count == Self.all.count)
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
  }

  @Test("names are read in any case, and by their other spellings")
  func spellings() {
    #expect(Key(name: "PageUp") == .pageUp)
    #expect(Key(name: "Esc") == .escape && Key(name: "return") == .enter)
    #expect(Key(name: "F12") == .function(12))
    #expect(Key(name: "f") == .character("f"))
  }

  @Test("what is no key's name or number is none")
  func unknown() {
    for name in ["", "f0", "f13", "f+5", "f01", "ctrl", "up down", "e\u{301}x"] {
      #expect(Key(name: name) == nil, "\(name)")
    }
    for code: UInt32 in [0xd800, 0xdfff, 0x11_000e, 0x11_001f, 0x11_002c, .max] {
      #expect(Key(code: code) == nil, "\(code)")
    }
  }
}
