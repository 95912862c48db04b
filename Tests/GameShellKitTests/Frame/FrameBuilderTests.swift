import Testing

@testable import GameShellKit

@Suite("Building frames")
struct FrameBuilderTests {
  private func valid(_ frame: Frame) -> Bool { (try? Frame(validating: frame.bytes)) == frame }

  private func text(_ string: String) -> FrameBuilder.Spec {
    var spec = FrameBuilder.Spec(.text)
    spec.text = string
    return spec
  }

  @Test("what is built is what is read")
  func roundTrip() {
    let frame = SampleFrames.everyKind()
    #expect(valid(frame))
    #expect(frame.tick == 500 && frame.wantsPointerMotion)
    #expect(frame.children(of: 0).count == 7)
    #expect(frame.children(of: 1).map { frame.node($0).kind } == [.text, .spacer, .button])
    let button = frame.node(4)
    #expect(frame.text(button.text) == "Go" && frame.text(button.label) == "Go now")
    #expect(frame.text(button.action) == "go" && frame.text(button.hint) == "g")
    #expect(button.id == 7 && button.flags == [.bold, .selected] && button.role == .button)
    #expect(button.foreground == 0xff12_3456)
    #expect(frame.value(0) == 1 && frame.value(1) == -.max)
    #expect(frame.text(frame.cell(0).glyph) == "●" && frame.cell(0).flags == .bold)
    #expect(frame.cell(2).background == 0xff00_0000 && frame.cell(3).role == .conflict)
    #expect((0..<8).map { frame.pixel($0) } == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(frame.withTick(nil).tick == nil && frame.withTick(nil).nodeCount == frame.nodeCount)
  }

  @Test("an empty builder gives an empty column; several roots get one above them")
  func roots() {
    #expect(valid(SampleFrames.least()) && SampleFrames.least().nodeCount == 1)
    var builder = FrameBuilder()
    builder.leaf(text("a"))
    builder.open(.init(.row))
    builder.leaf(text("b"))
    let frame = builder.finish()
    #expect(valid(frame))
    #expect(frame.children(of: 0).map { frame.node($0).kind } == [.text, .row])
    #expect(frame.depth == 3)
  }

  @Test("equal texts are stored once; control characters become blanks")
  func texts() {
    var builder = FrameBuilder()
    builder.open(.init(.column))
    builder.leaf(text("same"))
    builder.leaf(text("same"))
    builder.leaf(text("a\u{1b}[2J\u{9b}b\nc\u{7f}"))
    let frame = builder.finish()
    #expect(valid(frame))
    #expect(frame.node(1).text == frame.node(2).text)
    #expect(frame.text(frame.node(3).text) == "a [2J b\nc ")
  }

  @Test("a cell's text is cut at a character within 255 bytes, also when it was placed before")
  func cellTexts() {
    let long = String(repeating: "é", count: 200)
    var builder = FrameBuilder()
    builder.open(.init(.column))
    builder.leaf(text(long))
    var grid = FrameBuilder.Spec(.grid)
    grid.p = SIMD8(1, 1, 1, 1, -1, 0, 0, 0)
    builder.grid(grid, cells: [.init(long, label: long, action: "x")])
    let frame = builder.finish()
    #expect(valid(frame))
    #expect(frame.text(frame.node(1).text) == long)
    #expect(frame.text(frame.cell(0).glyph) == String(repeating: "é", count: 127))
    #expect(frame.text(frame.cell(0).action) == "x")
  }

  @Test("nodes, depth, cells and text beyond their limits are left out")
  func limits() {
    var many = FrameBuilder()
    many.open(.init(.column))
    for _ in 0..<FrameLayout.maxNodes + 10 { many.leaf(.init(.divider)) }
    #expect(valid(many.finish()))
    var deep = FrameBuilder()
    for i in 0..<FrameLayout.maxDepth + 10 {
      deep.open(.init(.column))
      deep.leaf(text("\(i)"))
    }
    let deepest = deep.finish()
    #expect(valid(deepest) && deepest.depth == FrameLayout.maxDepth)
    var wide = FrameBuilder()
    wide.open(.init(.column))
    var grid = FrameBuilder.Spec(.grid)
    grid.p = SIMD8(256, 256, 1, 1, -1, 0, 0, 0)
    let cells = [FrameBuilder.GridCell](repeating: .init("x"), count: 65_536)
    wide.grid(grid, cells: cells)
    wide.grid(grid, cells: cells)
    let widest = wide.finish()
    #expect(valid(widest) && widest.cellCount == 65_536 && widest.nodeCount == 2)
    var long = FrameBuilder()
    long.open(.init(.column))
    for i in 0..<1100 { long.leaf(text("\(i)" + String(repeating: "y", count: 1000))) }
    #expect(valid(long.finish()))
  }

  @Test("several roots leave room for the one above them")
  func rootsAtTheLimits() {
    var deep = FrameBuilder()
    for _ in 0..<FrameLayout.maxDepth { deep.open(.init(.column)) }
    for _ in 0..<FrameLayout.maxDepth { deep.close() }
    deep.leaf(text("left out"))
    let frame = deep.finish()
    #expect(valid(frame) && frame.nodeCount == FrameLayout.maxDepth)
    var many = FrameBuilder()
    for _ in 0..<FrameLayout.maxNodes + 1 { many.leaf(.init(.divider)) }
    let widest = many.finish()
    #expect(valid(widest) && widest.nodeCount == FrameLayout.maxNodes)
    var second = FrameBuilder()
    second.leaf(text("first"))
    for _ in 0..<FrameLayout.maxDepth { second.open(.init(.column)) }
    #expect(valid(second.finish()))
  }

  @Test("children that their parent does not take are left out with all that is below them")
  func children() {
    var builder = FrameBuilder()
    builder.open(.init(.padding))
    builder.leaf(text("kept"))
    builder.open(.init(.column))
    builder.leaf(text("lost"))
    builder.close()
    builder.close()
    builder.open(text("no parent"))
    builder.leaf(text("lost"))
    let frame = builder.finish()
    #expect(valid(frame))
    #expect(
      (0..<frame.nodeCount).map { frame.text(frame.node($0).text) } == [
        "", "", "kept", "no parent",
      ])
  }

  @Test("a close too many does nothing")
  func closes() {
    var builder = FrameBuilder()
    builder.close()
    builder.leaf(text("a"))
    builder.close()
    #expect(valid(builder.finish()))
  }

  @Test("a grafted frame is whole, with its texts, cells, values and pixels")
  func graft() {
    let inner = SampleFrames.everyKind()
    var builder = FrameBuilder()
    builder.open(.init(.column))
    builder.leaf(text("above"))
    builder.graft(inner)
    builder.graft(SampleFrames.board())
    builder.graft(inner)
    builder.leaf(text("below"))
    let frame = builder.finish()
    #expect(valid(frame))
    let children = frame.children(of: 0)
    #expect(children.count == 5)
    for start in [children[1], children[3]] {
      for i in 0..<inner.nodeCount {
        let (a, b) = (inner.node(i), frame.node(start + i))
        #expect(a.kind == b.kind && a.p == b.p && a.id == b.id)
        #expect(inner.text(a.text) == frame.text(b.text))
        #expect(inner.text(a.action) == frame.text(b.action))
        if a.kind == .grid {
          let (from, to) = (inner.cell(Int(a.data)), frame.cell(Int(b.data)))
          #expect(inner.text(from.label) == frame.text(to.label))
        }
        if a.kind == .chart { #expect(inner.value(Int(a.data)) == frame.value(Int(b.data))) }
        if a.kind == .canvas {
          #expect(inner.pixel(Int(a.data) + 5) == frame.pixel(Int(b.data) + 5))
        }
      }
    }
  }

  @Test("a graft that would pass a limit is left out as a whole")
  func graftLimits() {
    var deep = FrameBuilder()
    deep.open(.init(.column))
    deep.graft(SampleFrames.deepest())
    let frame = deep.finish()
    #expect(valid(frame) && frame.nodeCount == 1)
    var full = FrameBuilder()
    full.open(.init(.padding))
    full.graft(SampleFrames.board())
    full.graft(SampleFrames.board())
    #expect(full.finish().nodeCount == 1 + SampleFrames.board().nodeCount)
    var charts = FrameBuilder()
    charts.open(.init(.column))
    var chart = FrameBuilder()
    chart.chart(.init(.chart), values: Array(repeating: 1, count: 40_000))
    let inner = chart.finish()
    charts.graft(inner)
    charts.graft(inner)
    let both = charts.finish()
    #expect(valid(both) && both.nodeCount == 2)
    var skipped = FrameBuilder()
    for _ in 0...FrameLayout.maxDepth { skipped.open(.init(.column)) }
    skipped.graft(SampleFrames.least())
    #expect(valid(skipped.finish()))
  }

  @Test("a hundred thousand random calls always give a valid frame")
  func random() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<200 {
      var builder = FrameBuilder()
      for _ in 0..<random.below(500) {
        switch random.below(6) {
        case 0, 1:
          let kinds: [NodeKind] = [.column, .row, .overlay, .padding, .size, .box, .button, .text]
          builder.open(.init(kinds[random.below(kinds.count)]))
        case 2: builder.close()
        case 3: builder.leaf(text("\(random.below(30))"))
        case 4: builder.graft(SampleFrames.board(columns: 2, rows: 2))
        default: builder.leaf(.init(.divider))
        }
      }
      #expect(valid(builder.finish()))
    }
  }
}
