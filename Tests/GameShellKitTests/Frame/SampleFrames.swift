import GameShellKit

/// Valid frames that between them use every kind of node and every section.
enum SampleFrames {
  /// The least frame.
  static func least() -> Frame { FrameBuilder().finish() }

  /// Every kind of node once, with texts, labels, actions and hints.
  static func everyKind() -> Frame {
    var builder = FrameBuilder()
    func spec(_ kind: NodeKind, _ p: Int32..., text: String = "") -> FrameBuilder.Spec {
      var spec = FrameBuilder.Spec(kind)
      for (i, value) in p.enumerated() { spec.p[i] = value }
      spec.text = text
      return spec
    }
    builder.open(spec(.column, 1, 1))
    builder.open(spec(.row, 2, 2))
    builder.leaf(spec(.text, 0, 1, text: "héllo wörld 🂡"))
    builder.leaf(spec(.spacer, 1))
    var button = spec(.button, text: "Go")
    button.action = "go"
    button.hint = "g"
    button.label = "Go now"
    button.id = 7
    button.flags = [.bold, .selected]
    button.role = .button
    button.foreground = 0xff12_3456
    builder.leaf(button)
    builder.close()
    builder.leaf(spec(.divider))
    builder.open(spec(.overlay, 1, 2))
    builder.open(spec(.padding, 1, 2, 3, 4))
    builder.open(spec(.size, 10, -1, -1, -1, .max, 5, 1, 1))
    builder.open(spec(.scroll, -1))
    builder.open(spec(.box, 1, text: "Title"))
    builder.leaf(spec(.gauge, 3, 10, text: "3/10"))
    for _ in 0..<5 { builder.close() }
    builder.chart(spec(.chart, 1, 0, 3, text: "a\nb"), values: [1, -.max])
    builder.grid(
      spec(.grid, 2, 2, 3, 1, 2, 1, 1, 3),
      cells: [
        .init("●", role: .value3, label: "one", action: "pick", flags: .bold),
        .init("·"), .init("", background: 0xff00_0000), .init("x\ny", role: .conflict),
      ])
    builder.canvas(spec(.canvas, 2, 1), rgba: [1, 2, 3, 4, 5, 6, 7, 8])
    var key = spec(.key, text: "leave")
    key.hint = "q"
    builder.leaf(key)
    return builder.finish(tick: 500, wantsPointerMotion: true)
  }

  /// As deep as a frame may be.
  static func deepest() -> Frame {
    var builder = FrameBuilder()
    for i in 0..<FrameLayout.maxDepth {
      builder.open(.init([.column, .row, .overlay, .padding, .box][i % 5]))
    }
    return builder.finish()
  }

  /// A board in the middle of play.
  static func board(columns: Int = 5, rows: Int = 4) -> Frame {
    var builder = FrameBuilder()
    builder.open(.init(.column))
    var grid = FrameBuilder.Spec(.grid)
    grid.p = SIMD8(Int32(columns), Int32(rows), 1, 1, -1, 0, 0, 1)
    grid.action = "open"
    builder.grid(
      grid,
      cells: (0..<columns * rows).map {
        FrameBuilder.GridCell("\($0 % 9)", role: .value1, label: "cell \($0)")
      })
    builder.close()
    return builder.finish()
  }
}
