import GameShellKit
import TerminalFrontend
import Testing

private func parse(_ text: String) -> [PointerEvent] {
  var parser = InputParser()
  return parser.feed(text.utf8).compactMap {
    if case .pointer(let event) = $0 { event } else { nil }
  }
}

struct PointerTests {
  @Test("click, right click and middle click, with the keys held")
  func clicks() {
    #expect(
      parse("\u{1b}[<0;3;4M\u{1b}[<0;3;4m") == [
        PointerEvent(.press, button: .left, column: 2, row: 3),
        PointerEvent(.release, button: .left, column: 2, row: 3),
      ])
    #expect(
      parse("\u{1b}[<22;300;1M") == [
        PointerEvent(
          .press, button: .right, modifiers: [.shift, .control], column: 299, row: 0)
      ])
    #expect(parse("\u{1b}[<9;1;1M").first?.button == .middle)
    #expect(parse("\u{1b}[<9;1;1M").first?.modifiers == .alt)
  }

  @Test("both buttons are a chord, released once, in whichever order")
  func chord() {
    let press = PointerEvent(.press, button: .chord, column: 0, row: 0)
    let release = PointerEvent(.release, button: .chord, column: 0, row: 0)
    for (first, second) in [(0, 2), (2, 0)] {
      for (up, last) in [(first, second), (second, first)] {
        let events = parse(
          "\u{1b}[<\(first);1;1M\u{1b}[<\(second);1;1M\u{1b}[<\(up);1;1m\u{1b}[<\(last);1;1m")
        #expect(events.dropFirst() == [press, release])
      }
    }
    #expect(parse("\u{1b}[<0;1;1M\u{1b}[<2;1;1M\u{1b}[<34;2;1M").last?.button == .chord)
  }

  @Test("drag, movement and wheel")
  func motion() {
    #expect(parse("\u{1b}[<32;5;6M") == [PointerEvent(.drag, button: .left, column: 4, row: 5)])
    #expect(parse("\u{1b}[<35;5;6M") == [PointerEvent(.move, column: 4, row: 5)])
    #expect(parse("\u{1b}[<64;5;6M").map(\.wheel) == [-3])
    #expect(parse("\u{1b}[<65;5;6M").map(\.wheel) == [3])
    #expect(parse("\u{1b}[<66;5;6M\u{1b}[<67;5;6M").isEmpty)
  }

  @Test("a terminal without SGR reports is understood too")
  func oldReports() {
    #expect(
      parse("\u{1b}[M !!\u{1b}[M#!!") == [
        PointerEvent(.press, button: .left, column: 0, row: 0),
        PointerEvent(.release, button: .left, column: 0, row: 0),
      ])
  }

  @Test("a release without its press, and a press after a lost release")
  func lost() {
    #expect(parse("\u{1b}[<0;1;1m").isEmpty)
    let events = parse("\u{1b}[<0;1;1M\u{1b}[<2;1;1M\u{1b}[<0;1;1M")
    #expect(events.last?.button == .left)
  }

  @Test("absurd reports are nothing")
  func absurd() {
    for bytes in [
      "\u{1b}[<0;0;1M", "\u{1b}[<0;1M", "\u{1b}[<;;M", "\u{1b}[<128;1;1M", "\u{1b}[<-1;1;1M",
    ] {
      #expect(parse(bytes).isEmpty)
    }
  }
}
