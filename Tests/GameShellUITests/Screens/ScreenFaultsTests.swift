import GamePluginTesting
import GameShellKit
import GameShellUI
import Testing

@Suite("What is wrong with how a screen stands in its room")
struct ScreenFaultsTests {
  private func faults(_ columns: Int, _ rows: Int, @ViewBuilder _ view: () -> some View) -> [String]
  {
    screenFaults(present(columns, rows, view))
  }

  @Test("a text with an ellipsis, in full on several lines, or scrolled away, is in order")
  func inOrder() {
    #expect(faults(4, 1) { Text("a text") }.isEmpty)
    #expect(faults(7, 3) { Text("a text of words").wrap() }.isEmpty)
    #expect(faults(7, 2) { Text("a text of words that goes on").wrap() }.isEmpty)
    #expect(faults(9, 2) { Text("数字只能填入第一行").wrap() }.isEmpty)
    #expect(faults(5, 3) { Text("one\ntwo and more\nthree") }.isEmpty)
    #expect(
      faults(9, 2) {
        ScrollView { VStack { ForEach(0..<9) { Text("line \($0)") } } }
      }.isEmpty)
    #expect(faults(12, 1) { Button("Restart", action: "r", hint: "R") }.isEmpty)
  }

  @Test("what lies over something else is found, but for a dialog or a message upon a ground")
  func overlap() {
    #expect(
      faults(9, 1) {
        ZStack {
          Text("one")
          Text("two")
        }
      } == [
        "\"one\" is cut off without an ellipsis: [\"two\"]", "\"two\" lies over \"one\"",
      ])
    #expect(
      faults(20, 5) {
        ZStack {
          Text("beneath the dialog")
          Box("Title") { Text("Question") }.modal()
        }
      }.isEmpty)
    #expect(faults(20, 5) { Text("beneath").toast("a message") }.isEmpty)
  }

  @Test("a text without any room is found")
  func noRoom() {
    #expect(
      faults(6, 1) {
        HStack {
          Text("a text").frame(width: 6)
          Text("more").frame(width: 0)
        }
      } == ["there is no room for \"more\""])
  }

  @Test("a square's glyph that does not fit is found")
  func glyph() {
    let cells = [BoardCell("12"), BoardCell("345")]
    #expect(
      faults(9, 1) { BoardGrid(columns: 2, rows: 1, cellWidth: 2, lines: .none, cells: cells) }
        == ["square 1 has no room for \"345\""])
  }
}
