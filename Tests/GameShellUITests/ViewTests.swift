import GameShellKit
import GameShellUI
import Testing

/// A view made of others, as an author writes it.
private struct Line: View {
  var text: String
  var isDangerous = false

  var body: some View {
    HStack(spacing: 1) {
      Text(text)
      if isDangerous { Text("!").role(.danger) }
    }
  }
}

@Suite("Views write frames")
struct ViewTests {
  @Test("statements, conditions and loops become children in order")
  func builder() throws {
    let names = ["a", "b"]
    let frame = VStack(alignment: .leading, spacing: 1) {
      Text("title").bold().role(.title)
      for name in names { Line(text: name, isDangerous: name == "b") }
      if names.isEmpty { Text("none") } else { Spacer() }
      ForEach(1...2) { Text("\($0)") }
      EmptyView()
    }
    .makeFrame(tick: 250)
    #expect(frame.tick == 250)
    let root = frame.node(0)
    #expect(root.kind == .column && root.p[0] == 1 && root.p[1] == 0)
    let kinds = frame.children(of: 0).map { frame.node($0).kind }
    #expect(kinds == [.text, .row, .row, .spacer, .text, .text])
    let title = frame.node(1)
    #expect(title.role == .title && title.flags == .bold)
    #expect(frame.text(title.text) == "title")
    #expect(frame.children(of: 4).map { frame.text(frame.node($0).text) } == ["b", "!"])
  }

  @Test("a modifier concerns the outermost node of its view, and the inner one wins")
  func modifiers() {
    let frame = VStack { Text("x").role(.success) }
      .role(.danger).role(.warning).id("here").accessibilityLabel("spoken").disabled()
      .makeFrame()
    #expect(frame.node(0).role == .danger)
    #expect(frame.node(0).id == nodeID("here"))
    #expect(frame.text(frame.node(0).label) == "spoken")
    #expect(frame.node(0).flags == .disabled)
    #expect(frame.node(1).role == .success && frame.node(1).id == 0)
  }

  @Test("padding and frame take a view of several nodes as one column")
  func singleChild() throws {
    let frame = Group {
      Text("a")
      Text("b")
    }
    .padding(.horizontal, 2).frame(width: 20, maxHeight: .max)
    .makeFrame()
    #expect(
      (0..<frame.nodeCount).map { frame.node($0).kind }
        == [.size, .padding, .column, .text, .text])
    #expect(frame.node(0).p == [20, -1, -1, -1, -1, .max, 1, 1])
    _ = try Frame(validating: frame.bytes)
  }

  @Test("a board with too few or too many squares is made to fit")
  func boardCounts() throws {
    for count in [0, 5, 6, 9] {
      let frame = BoardGrid(
        columns: 3, rows: 2, cursor: 99,
        cells: Array(repeating: BoardCell("x"), count: count)
      ).makeFrame()
      #expect(frame.node(0).dataCount == 6)
      _ = try Frame(validating: frame.bytes)
    }
  }

  @Test("absurd lengths are reduced to what a frame allows")
  func clamped() throws {
    let frame = VStack(spacing: .max) {
      Spacer(minLength: -5)
      Gauge(value: -1, total: .max)
      PixelCanvas(width: 5000, height: 5000, rgba: [])
      BoardGrid(columns: 5000, rows: 5000, cellWidth: 99, cellHeight: 0, cells: [])
      BarChart(values: [.min, .max], greatest: -1, height: .max)
      Text("x").padding(.max).frame(width: -3, maxWidth: .max).lineLimit(-1)
    }.makeFrame()
    _ = try Frame(validating: frame.bytes)
  }

  @Test("a grafted frame keeps its tree, and modifiers wrap it")
  func graft() throws {
    let inner = VStack { Button("Go", action: "go", hint: "g") }.makeFrame()
    let plain = HStack { GraftedFrame(inner) }.makeFrame()
    #expect((0..<plain.nodeCount).map { plain.node($0).kind } == [.row, .column, .button])
    #expect(plain.text(plain.node(2).action) == "go")
    let dimmed = HStack { GraftedFrame(inner).disabled() }.makeFrame()
    #expect(
      (0..<dimmed.nodeCount).map { dimmed.node($0).kind } == [.row, .padding, .column, .button])
    _ = try Frame(validating: dimmed.bytes)
  }
}
