import GameShellKit
import GameShellUI
import Testing

@testable import HeadlessFrontend

/// A scene that always shows one frame.
private final class StillScene: Scene {
  let frame: Frame

  init(_ frame: Frame) { self.frame = frame }

  func handle(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    .ignored
  }

  func frame(for size: CellSize) throws(SceneFault) -> Frame { frame }
}

@Suite("The semantic tree")
struct TreeWriterTests {
  private func tree(_ frame: Frame, after line: String = #"{"text":"x"}"#) -> String {
    let session = HeadlessSession(StillScene(frame), showsTree: true)
    let answer = session.answer(line)
    guard let start = answer.firstRange(of: #","tree":"#) else { return answer }
    return String(answer[start.upperBound...].dropLast())
  }

  private func spec(_ kind: NodeKind, _ change: (inout FrameBuilder.Spec) -> Void = { _ in })
    -> FrameBuilder.Spec
  {
    var spec = FrameBuilder.Spec(kind)
    change(&spec)
    return spec
  }

  @Test("a node says what it is, what it does, and where it stands")
  func button() {
    var builder = FrameBuilder()
    builder.leaf(
      spec(.button) {
        $0.text = "New"
        $0.label = "New game"
        $0.action = "new"
        $0.hint = "n"
        $0.role = .button
        $0.flags = [.selected]
      })
    let text = tree(builder.finish(), after: #"{"key":"tab"}"#)
    #expect(
      text.hasPrefix(
        #"{"kind":"button","role":"button","label":"New game","text":"New","action":"new","#
          + #""hint":"n","focused":true,"selected":true,"at":{"#), "\(text)")
  }

  @Test("what only arranges and what only decorates is left out")
  func leftOut() {
    var builder = FrameBuilder()
    builder.open(spec(.column))
    builder.open(spec(.padding))
    builder.leaf(spec(.text) { $0.text = "kept" })
    builder.close()
    builder.leaf(spec(.divider))
    builder.leaf(spec(.spacer))
    builder.leaf(
      spec(.text) {
        $0.text = "~~~"
        $0.flags = .silent
      })
    builder.close()
    let text = tree(builder.finish())
    #expect(text.contains(#"{"kind":"text","label":"kept","text":"kept","at":"#), "\(text)")
    #expect(!text.contains("~~~") && !text.contains("divider") && !text.contains("padding"))
  }

  @Test("a grid lists its cells with their places, glyphs, labels and roles")
  func grid() {
    var builder = FrameBuilder()
    builder.grid(
      spec(.grid) {
        $0.p = SIMD8(2, 2, 1, 1, 3, 0, 0, 0)
        $0.action = "open"
      },
      cells: [
        .init("1", role: .value1, label: "one"), .init(" ", role: .open), .init("■"),
        .init("x", action: "other", flags: .disabled),
      ])
    let text = tree(builder.finish())
    for part in [
      #"{"kind":"grid","action":"open","at":{"#,
      #"{"kind":"cell","row":0,"column":0,"cell":0,"role":"value1","label":"one","text":"1","#,
      #"{"kind":"cell","row":0,"column":1,"cell":1,"role":"open","#,
      #"{"kind":"cell","row":1,"column":1,"cell":3,"label":"x","text":"x","action":"other","#
        + #""focused":true,"disabled":true,"at":{"#,
    ] { #expect(text.contains(part), "\(text)") }
  }

  @Test("figures give their numbers")
  func figures() {
    var builder = FrameBuilder()
    builder.open(spec(.column))
    builder.leaf(spec(.gauge) { $0.p = SIMD8(3, 10, 0, 0, 0, 0, 0, 0) })
    builder.chart(spec(.chart) { $0.p = SIMD8(0, 0, 3, 0, 0, 0, 0, 0) }, values: [1, -2])
    builder.close()
    let text = tree(builder.finish())
    #expect(text.contains(#""value":"3/10""#))
    #expect(text.contains(#""value":"1 -2""#))
  }
}
