import GameShellKit
import GameShellUI
import Testing

@Suite("Boards are drawn as grids")
struct BoardTests {
  private func board(
    _ columns: Int, _ rows: Int, lines: BoardGrid.Lines, cursor: Int? = nil, width: Int = 1,
    box: Int = 0
  ) -> BoardGrid {
    BoardGrid(
      columns: columns, rows: rows, cellWidth: width, cursor: cursor, boxColumns: box,
      boxRows: box, lines: lines,
      cells: (0..<columns * rows).map { BoardCell("\($0 % 10)") })
  }

  @Test("lines: none, around, between boxes, between all with heavier ones between boxes")
  func lines() {
    #expect(rows(4, 2) { board(4, 2, lines: .none) } == ["0123", "4567"])
    #expect(
      rows(6, 4) { board(4, 2, lines: .outer) } == ["┌────┐", "│0123│", "│4567│", "└────┘"])
    #expect(
      rows(7, 7) { board(4, 4, lines: .boxes, box: 2) } == [
        "┌──┬──┐", "│01│23│", "│45│67│", "├──┼──┤", "│89│01│", "│23│45│", "└──┴──┘",
      ])
    #expect(
      rows(9, 9) { board(4, 4, lines: .all, box: 2) } == [
        "┏━┯━┳━┯━┓", "┃0│1┃2│3┃", "┠─┼─╂─┼─┨", "┃4│5┃6│7┃", "┣━┿━╋━┿━┫", "┃8│9┃0│1┃",
        "┠─┼─╂─┼─┨", "┃2│3┃4│5┃", "┗━┷━┻━┷━┛",
      ])
    #expect(
      rows(5, 5) { board(2, 2, lines: .all) } == ["┌─┬─┐", "│0│1│", "├─┼─┤", "│2│3│", "└─┴─┘"])
  }

  @Test("the cursor has brackets where there is room")
  func cursor() {
    #expect(rows(9, 1) { board(3, 1, lines: .none, cursor: 1, width: 3) } == [" 0 [1] 2"])
    let presentation = present(3, 1) { board(3, 1, lines: .none, cursor: 1) }
    #expect((0..<3).map { presentation.surface[$0, 0].style.isFocused } == [false, true, false])
  }

  @Test("a board too large shows a window around the cursor, with broken edges")
  func window() {
    #expect(rows(4, 2) { board(10, 10, lines: .none, cursor: 55) } == ["3456", "3456"])
    #expect(
      rows(6, 4) { board(10, 10, lines: .outer, cursor: 0) }
        == ["┌────╴", "│0123┊", "│0123┊", "╵┈┈┈┈"])
    #expect(rows(1, 1) { board(10, 10, lines: .all, cursor: 99) }.count == 1)
    let large = present(80, 24) { board(250, 250, lines: .none, cursor: 62_499) }
    #expect(large.surface.rows[23].last == "9")
  }

  @Test("a tall square keeps its lines, and a glyph too wide is cut")
  func glyphs() {
    #expect(
      rows(5, 3) {
        BoardGrid(
          columns: 1, rows: 1, cellWidth: 5, cellHeight: 3, cells: [BoardCell("1 3\n   \n  9")])
      } == [" 1 3", "", "   9"])
    #expect(
      rows(3, 1) { BoardGrid(columns: 1, rows: 1, cellWidth: 3, cells: [BoardCell("abcdef")]) } == [
        "ab…"
      ])
    #expect(
      rows(4, 1) {
        BoardGrid(columns: 2, rows: 1, cellWidth: 2, cells: [BoardCell("🚩"), BoardCell("1")])
      } == ["🚩1"])
  }
}

@Suite("Wide characters keep borders in one column")
struct CharacterWidthTests {
  static let samples: [(String, Int)] = [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("한", 2), ("\u{1112}\u{1161}\u{11ab}", 2),
    ("ｱ", 1), ("Ａ", 2), ("🙂", 2), ("❤", 1), ("❤\u{fe0f}", 2), ("⌚", 2), ("⌚\u{fe0e}", 1),
    ("1\u{fe0f}\u{20e3}", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇩🇪", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2),
    ("\u{301}", 0), ("\u{200b}", 0), ("\u{200d}", 0), ("─", 1), ("█", 1), ("…", 1), ("⚑", 1),
    ("ก\u{e33}", 2), ("क्षि", 2), ("א", 1), ("\u{2630}", 2), ("🫩", 2),
  ]

  @Test("each grapheme cluster has the width that terminals give it", arguments: samples)
  func widths(_ text: String, _ width: Int) {
    #expect(CharacterWidth.of(text) == width, "\(text.unicodeScalars.map { $0.value })")
  }

  @Test("the border stays in one column beside any text", arguments: samples.map(\.0))
  func borders(_ text: String) {
    let presentation = present(12, 5) {
      Box {
        VStack(alignment: .leading) {
          Text("12345678")
          Text(text + text)
          Text(text + "|" + text).frame(width: 3, alignment: .leading)
        }
      }
    }
    for row in 1...3 {
      #expect(presentation.surface[1, row].text == "│")
      #expect(presentation.surface[10, row].text == "│")
    }
  }

  @Test("wrapping never splits a wide character")
  func wrapping() {
    #expect(rows(5, 3) { Text("漢字かな交じ").wrap() } == ["漢字", "かな", "交じ"])
    #expect(rows(7, 2) { Text("漢字 word").wrap() } == ["漢字", "word"])
    #expect(rows(3, 1) { Text("漢字") } == ["漢…"])
    #expect(rows(2, 1) { Text("漢字") } == ["…"])
  }
}
