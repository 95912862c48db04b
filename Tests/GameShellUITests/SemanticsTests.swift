import GameShellKit
import GameShellUI
import Testing

@Suite("The semantic tree says what is on the screen")
struct SemanticsTests {
  /// An element as one line.
  private func line(_ node: SemanticNode) -> String {
    var parts = [node.kind, node.label]
    if let value = node.value { parts.append("=\(value)") }
    if let column = node.column, let row = node.row { parts.append("(\(column),\(row))") }
    if !node.action.isEmpty { parts.append("→\(node.action)") }
    if node.isFocused { parts.append("focused") }
    if node.isDisabled { parts.append("disabled") }
    if node.isModal { parts.append("modal") }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  @Test("arranging nodes vanish, labels replace texts, decoration is left out")
  func tree() {
    let presentation = present(40, 12) {
      VStack {
        Text("Title").accessibilityLabel("The title")
        Divider()
        Text("~~~").silent()
        HStack {
          Button(action: "go") {
            VStack {
              Text("Go")
              Text("now")
            }
          }
          Button("Stop", action: "stop").disabled()
        }
        Gauge(value: 3, total: 10, label: "30%")
        BoardGrid(
          columns: 2, rows: 1, cursor: 1, action: "open",
          cells: [BoardCell(" ", label: "closed"), BoardCell("1", action: "chord")])
        Box("More") { KeyHint("q", "quit", action: "quit") }.modal()
      }
    }
    #expect(
      presentation.semanticTree.all.map(line) == [
        "group", "text The title", "button Go now →go", "button Stop →stop disabled",
        "gauge 30% =3/10", "grid →open", "cell closed (0,0) →open",
        "cell 1 (1,0) →chord focused", "box More modal", "key quit →quit focused",
      ])
  }

  @Test("a board too large for its room still has all its squares, the unseen ones without place")
  func unseenCells() {
    let cells = (0..<100).map { BoardCell("\($0 % 10)") }
    let presentation = present(8, 4) { BoardGrid(columns: 10, rows: 10, cursor: 55, cells: cells) }
    let all = presentation.semanticTree.all.filter { $0.kind == "cell" }
    #expect(all.count == 100)
    #expect(all.filter { !$0.rect.isEmpty }.count == 16)
    #expect(all[55].isFocused && !all[55].rect.isEmpty)
  }
}

@Suite("Pictures have ASCII twins")
struct ASCIITests {
  @Test("lines, blocks, arrows, letters and signs become what looks alike")
  func twins() {
    var surface = CellSurface(size: CellSize(columns: 30, rows: 1))
    let text = "┏━┯┓║═╭╯┊█▌░▏↑→▸…●⚑éßŁ’“–ā"
    for (column, character) in text.enumerated() {
      surface[column, 0] = SurfaceCell(String(character))
    }
    #expect(surface.asciiTwin().rows == [#"+-++|=++|##.:^>>~*FesL'"-a"#])
  }

  @Test("every cell is one ASCII character, and wide characters keep their two cells")
  func wide() {
    let presentation = present(20, 3) { Box { Text("漢字 🚩 👨‍👩‍👧 é") } }
    let twin = presentation.surface.asciiTwin()
    #expect(
      twin.cells.allSatisfy { $0.text.utf8.count == 1 && $0.text.utf8.allSatisfy { $0 < 0x80 } })
    #expect(twin.rows[1].trimmingSpaces == "   |? ? " + " F  ?  e|")
  }
}
