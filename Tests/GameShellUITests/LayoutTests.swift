import GameShellKit
import GameShellUI
import Testing

@Suite("Views are laid out in terminal cells")
struct LayoutTests {
  @Test("a stack hugs its views, aligns them, and stands in the middle of the screen")
  func stack() {
    #expect(
      rows(12, 5) {
        VStack(alignment: .trailing) {
          Text("wide one")
          Text("x")
        }
      } == ["", "  wide one", "         x", "", ""])
    #expect(
      rows(12, 3) {
        HStack(alignment: .bottom, spacing: 1) {
          VStack {
            Text("a")
            Text("b")
          }
          Text("c")
        }
      } == ["    a", "    b c", ""])
  }

  @Test("spacers share what is left, and yield to text")
  func spacers() {
    #expect(
      rows(16, 1) {
        HStack {
          Text("a")
          Spacer()
          Text("b")
          Spacer()
          Text("c")
        }
      } == ["a      b       c"])
    #expect(
      rows(16, 1) {
        HStack {
          Text("a long text there")
          Spacer(minLength: 1)
          Text("0:42")
        }
      } == ["a long tex… 0:42"])
    #expect(
      rows(4, 4) {
        VStack {
          Text("top")
          Spacer()
          Text("low")
        }
      } == ["top", "", "", "low"])
  }

  @Test("spacing goes first when room is short, then the end is cut off")
  func overfull() {
    let view = VStack(spacing: 1) { ForEach(1...4) { Text("\($0)") } }
    #expect(rows(1, 7) { view } == ["1", "", "2", "", "3", "", "4"])
    #expect(rows(1, 5) { view } == ["1", "2", "3", "4", ""])
    #expect(rows(1, 3) { view } == ["1", "2", "3"])
  }

  @Test("text wraps at words, breaks long words, obeys its limit, and is cut with an ellipsis")
  func text() {
    let fox = Text("The quick brown fox jumps")
    #expect(rows(10, 3) { fox.wrap() } == ["The quick", "brown fox", "jumps"])
    #expect(rows(10, 3) { fox } == ["", "The quick…", ""])
    #expect(rows(10, 2) { fox.lineLimit(2) } == ["The quick", "brown fox…"])
    #expect(rows(10, 1) { fox.wrap() } == ["The quick…"])
    #expect(rows(6, 2) { Text("extraordinary").wrap() } == ["extrao", "rdina…"])
    #expect(rows(6, 3) { Text("extraordinary").wrap() } == ["extrao", "rdinar", "y"])
    #expect(rows(5, 2) { Text("a\nbcd") } == [" a", " bcd"])
    #expect(
      rows(5, 2) { Text("a\nbcd").multilineTextAlignment(.trailing) } == ["   a", " bcd"])
    #expect(rows(5, 2) { Text("").wrap() } == ["", ""])
    #expect(rows(1, 1) { Text("漢") } == ["…"])
  }

  @Test("padding and frames add, bound and place")
  func frames() {
    #expect(rows(7, 3) { Text("x").padding(.leading, 2) } == ["", "    x", ""])
    #expect(
      rows(7, 3) { Text("x").frame(maxWidth: .max, maxHeight: .max, alignment: .bottomTrailing) }
        == ["", "", "      x"])
    #expect(rows(7, 1) { Text("long text").frame(width: 5) } == [" long…"])
    #expect(
      rows(9, 1) {
        HStack {
          Text("a").frame(maxWidth: .max)
          Text("b").frame(maxWidth: .max)
          Text("c").frame(maxWidth: .max)
        }
      } == [" a  b  c"])
    #expect(
      rows(9, 1) {
        HStack {
          Text("1").frame(minWidth: 4, alignment: .trailing)
          Text("|")
        }
      } == ["     1|"])
  }

  @Test("an overlay lies on top of what it covers, and a box hides it")
  func overlay() {
    #expect(
      rows(9, 3) {
        VStack {
          Text("#########")
          Text("#########")
          Text("#########")
        }
        .overlay { Box { Text("x") } }
      } == ["###╭─╮###", "###│x│###", "###╰─╯###"])
    #expect(
      rows(5, 1) {
        ZStack(alignment: .leading) {
          Text("12345")
          Text("ab")
        }
      } == ["ab345"])
  }

  @Test("boxes have titles, and join the lines across them", arguments: [BoxLines.light, .heavy])
  func boxes(_ lines: BoxLines) {
    let shown = rows(14, 5) {
      Box("Title", lines: lines) {
        VStack {
          Text("above")
          Divider()
          Text("b")
        }
      }
    }
    let light = [
      " ┌─ Title ─┐", " │  above  │", " │  ─────  │", " │    b    │", " └─────────┘",
    ]
    let heavy = [
      " ┏━ Title ━┓", " ┃  above  ┃", " ┃  ─────  ┃", " ┃    b    ┃", " ┗━━━━━━━━━┛",
    ]
    #expect(shown == (lines == .light ? light : heavy))
    let full = rows(11, 5) {
      Box(lines: lines) {
        VStack {
          Text("123456789")
          Divider()
          Text("b")
        }
      }
    }
    #expect(full[2] == (lines == .light ? "├─────────┤" : "┠─────────┨"))
  }

  @Test("buttons and key hints read without colour")
  func controls() {
    #expect(rows(12, 1) { Button("Play", action: "p") } == ["  [ Play ]"])
    #expect(rows(14, 1) { Button("Play", action: "p", hint: "enter") } == ["[ Enter Play ]"])
    #expect(rows(8, 1) { Button("Long title", action: "p") } == ["[ Lon… ]"])
    #expect(rows(4, 1) { Button("Long title", action: "p") } == ["Lon…"])
    #expect(rows(12, 1) { Button("Play", action: "p").focused() } == ["  ▸ Play ◂"])
    #expect(rows(12, 1) { KeyHint("up", "move") } == ["   ↑ move"])
    #expect(rows(14, 1) { KeyHint("n esc", "no", action: "n") } == ["     n no"])
  }

  @Test("a gauge shows eighths, and tells begun and unfinished from nothing and all")
  func gauges() {
    func bar(_ value: Int, _ total: Int) -> String {
      rows(8, 1) { Gauge(value: value, total: total) }[0]
    }
    #expect(bar(0, 64) == "░░░░░░░░")
    #expect(bar(1, 1000) == "▏░░░░░░░")
    #expect(bar(20, 64) == "██▌░░░░░")
    #expect(bar(999, 1000) == "███████▉")
    #expect(bar(64, 64) == "████████")
    #expect(bar(99, 64) == "████████")
    #expect(bar(5, 0) == "░░░░░░░░")
    #expect(rows(12, 1) { Gauge(value: 1, total: 2, label: "50%") } == ["████░░░░ 50%"])
  }

  @Test("charts")
  func charts() {
    #expect(
      rows(20, 3) { BarChart(values: [3, 12, 0], labels: ["one", "two", "three"]) } == [
        "  one ██▊ 3", "  two ███████████ 12", "three 0",
      ])
    #expect(
      rows(11, 4) { BarChart(values: [1, 2, 4], labels: ["a", "b", "c"], height: 3) }
        == [
          "        ███", "    ▄▄▄ ███", "▆▆▆ ███ ███", " a   b   c",
        ])
    #expect(
      rows(8, 3) { Plot(values: [0, 10], labels: ["Mon", "Sun"], height: 2) } == [
        "    ⣀⠤⠒⠉", "⣀⠤⠒⠉", "Mon  Sun",
      ])
  }

  @Test("a canvas has two pixels in a cell, and transparent ones show what lies beneath")
  func canvas() {
    let red: [UInt8] = [255, 0, 0, 255]
    let blue: [UInt8] = [0, 0, 255, 255]
    let clear: [UInt8] = [0, 0, 0, 0]
    let presentation = present(4, 1) {
      ZStack {
        Text("____")
        PixelCanvas(
          width: 4, height: 2, rgba: red + clear + red + clear + blue + blue + red + clear)
      }
    }
    #expect(presentation.surface.rows == ["▀▄█_"])
    #expect(presentation.surface[0, 0].style.foreground == 0xffff_0000)
    #expect(presentation.surface[0, 0].style.background == 0xff00_00ff)
    #expect(presentation.surface[1, 0].style.foreground == 0xff00_00ff)
  }

  @Test("a scroll view shows a part, with a bar, and the row its scene wants in sight")
  func scroll() {
    func list(_ row: Int?) -> some View {
      ScrollView(rowInSight: row) { VStack { ForEach(0..<9) { Text("row \($0)") } } }
    }
    #expect(rows(6, 3) { list(nil) } == ["row 0┃", "row 1│", "row 2│"])
    #expect(rows(6, 3) { list(8) } == ["row 6│", "row 7│", "row 8┃"])
    #expect(rows(6, 9) { list(nil) }[0] == "row 0")
  }
}
