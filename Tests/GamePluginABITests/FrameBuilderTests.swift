import GamePluginABI
import GameShellKit
import Platform
import TestSupport
import Testing

/// Serialized: the fixture's builder is one for the whole process.
@Suite("The header's frame builder", .serialized)
struct FrameBuilderTests {
  private typealias Draw = @convention(c) () -> gh_bytes
  private typealias DrawWrongly = @convention(c) (Int32) -> gh_bytes

  private let library: DynamicLibrary
  private let fixtures: FixtureBuilder

  init() throws {
    fixtures = try FixtureBuilder()
    library = try DynamicLibrary(try fixtures.library("c-game/every_node.c", named: "nodes.so"))
  }

  private func array(_ bytes: gh_bytes) -> [UInt8] {
    Array(UnsafeBufferPointer(start: bytes.bytes, count: Int(bytes.length)))
  }

  @Test("a frame with every kind of node passes the validator and reads back")
  func everyNode() throws {
    let draw: Draw = try library.required("draw")
    let frame = try Frame(validating: array(draw()))
    let kinds = (0..<frame.nodeCount).map { frame.node($0).kind }
    #expect(Set(kinds) == Set(NodeKind.allCases))
    #expect(
      frame.children(of: 0).map { frame.node($0).kind } == [
        .row, .divider, .overlay, .chart, .key, .grid, .canvas,
      ])
    #expect(frame.text(frame.node(2).text) == "café")
    #expect(frame.node(2).flags == .bold && frame.node(2).role == .title)
    #expect(frame.node(0).id == 9)
    #expect(frame.text(frame.node(4).action) == "go")
    #expect((0..<3).map { frame.value($0) } == [1, -2, 5_000_000_000])
    #expect(frame.text(frame.cell(1).glyph) == "z" && frame.text(frame.cell(1).action) == "pick")
    #expect(frame.cell(0).glyph.isEmpty)
    #expect(frame.pixel(15) == 255 && frame.pixel(14) == 0)
    #expect(frame.tick == 250 && frame.wantsPointerMotion)
  }

  @Test("a builder used again after it was freed gives the same bytes")
  func again() throws {
    let draw: Draw = try library.required("draw")
    let finish: @convention(c) () -> Void = try library.required("finish_with_it")
    let first = array(draw())
    finish()
    #expect(array(draw()) == first)
    #expect(array(draw()) == first)
  }

  @Test("several roots become the children of a column, and none gives an empty one")
  func roots() throws {
    let draw: Draw = try library.required("draw_several_roots")
    let frame = try Frame(validating: array(draw()))
    #expect(frame.node(0).kind == .column)
    #expect(frame.children(of: 0).map { frame.text(frame.node($0).text) } == ["one", "two"])
    let wrongly: DrawWrongly = try library.required("draw_wrongly")
    #expect(try Frame(validating: array(wrongly(0))).nodeCount == 1)
  }

  @Test(
    "a frame that cannot be built is empty, and says why",
    arguments: [
      (1, "gh_build_close without a node to close"),
      (2, "the frame is deeper than GH_MAX_DEPTH"),
      (3, "the frame passes one of the limits GH_MAX_*"),
      (4, "the frame passes one of the limits GH_MAX_*"),
      (5, "a grid has 1 to 1024 columns and rows"),
      (6, "the frame passes one of the limits GH_MAX_*"),
      (7, "gh_build_cell outside the last grid"),
      (8, "a cell's text has more than 255 bytes"),
      (9, "a canvas has 1 to 2048 pixels each way"),
      (10, "the frame has several roots, and no room for one above them"),
    ])
  func failures(which: Int32, sentence: String) throws {
    let wrongly: DrawWrongly = try library.required("draw_wrongly")
    let failure: @convention(c) () -> UnsafePointer<CChar>? = try library.required("failure")
    #expect(wrongly(which).length == 0)
    #expect(failure().map { String(cString: $0) } == sentence)
    #expect(wrongly(0).length > 0)
    #expect(failure() == nil)
  }
}
