import GameShellKit
import GameShellUI
import Testing

/// Makes valid frames at random, reproducibly.
struct RandomFrames {
  var random: SeededRandom
  private var budget = 0

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private static let texts = [
    "", "a", "Hello, world", "two\nlines", "漢字かな", "🚩", "👨‍👩‍👧‍👦", "e\u{301}", "❤\u{fe0f}", "🇩🇪🇫🇷",
    "\u{301}", "\u{200b}", "a long text that will not fit on one line of a small screen",
    "\n\n\n", "界界界界界界", "█▌░",
  ]
  private static let hints = ["", "f", "F", "ctrl+z", "enter", "n esc", "hjkl", "+", "ctrl+"]

  private mutating func pick<T>(_ values: [T]) -> T { values[random.below(values.count)] }

  private mutating func number(_ low: Int, _ high: Int) -> Int32 {
    Int32(low + random.below(high - low + 1))
  }

  private mutating func optionalLength() -> Int32 {
    pick([-1, -1, -1, .max, 0, 1, number(0, 60), 0x7fff])
  }

  /// A frame, with its bytes checked as if they had come through the door.
  mutating func frame() throws(FrameFault) -> Frame {
    budget = 1 + random.below(60)
    var builder = FrameBuilder()
    node(&builder, depth: 0)
    return try Frame(validating: builder.finish().bytes)
  }

  private mutating func node(_ builder: inout FrameBuilder, depth: Int) {
    budget -= 1
    var spec = FrameBuilder.Spec(
      depth == 0 ? pick([.column, .row, .overlay, .box, .scroll]) : pick(NodeKind.allCases))
    if random.below(3) == 0 { spec.role = pick(Role.allCases) }
    spec.flags = NodeFlags(
      rawValue: UInt32(random.below(2048)) & UInt32(random.below(2048))
        & UInt32(random.below(2048)))
    spec.id = UInt32(random.below(4))
    spec.text = pick(Self.texts)
    if random.below(4) == 0 { spec.label = pick(Self.texts) }
    if random.below(3) == 0 { spec.action = pick(["", "a", "b", "go"]) }
    spec.hint = pick(Self.hints)
    if random.below(8) == 0 { spec.foreground = UInt32(truncatingIfNeeded: random.next()) }
    if random.below(8) == 0 { spec.background = UInt32(truncatingIfNeeded: random.next()) }
    switch spec.kind {
    case .column, .row:
      spec.p[0] = pick([0, 0, 1, 2, 0x7fff])
      spec.p[1] = number(0, 2)
    case .overlay, .text:
      spec.p[0] = number(0, 2)
      spec.p[1] = number(0, 2)
    case .spacer: spec.p[0] = pick([0, 1, 9, 0x7fff])
    case .padding: for i in 0..<4 { spec.p[i] = pick([0, 0, 1, 3, 0x7fff]) }
    case .size:
      for i in 0..<6 { spec.p[i] = optionalLength() }
      spec.p[6] = number(0, 2)
      spec.p[7] = number(0, 2)
    case .scroll: spec.p[0] = optionalLength()
    case .gauge:
      spec.p[0] = pick([0, 1, 5, .max])
      spec.p[1] = pick([0, 1, 10, .max])
    case .box: spec.p[0] = number(0, 3)
    case .button, .divider, .key, .chart, .grid, .canvas: break
    }
    switch spec.kind {
    case .grid: return grid(&builder, spec)
    case .chart: return chart(&builder, spec)
    case .canvas:
      spec.p[0] = number(1, 9)
      spec.p[1] = number(1, 9)
      let bytes = Int(spec.p[0] * spec.p[1]) * 4
      return builder.canvas(
        spec, rgba: (0..<bytes).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    default: break
    }
    builder.open(spec)
    let most = depth > 50 ? 0 : min(spec.kind.greatestChildCount, 1 + random.below(5))
    for _ in 0..<most where budget > 0 { node(&builder, depth: depth + 1) }
    builder.close()
  }

  private mutating func chart(_ builder: inout FrameBuilder, _ base: FrameBuilder.Spec) {
    var spec = base
    spec.p[0] = number(0, 1)
    spec.p[1] = pick([0, 1, 100, .max])
    spec.p[2] = pick([0, 1, 5, 0x7fff])
    let count = random.below(9)
    let values: [Int64] = (0..<count).map { _ in pick([0, 1, -1, 7, 100, .max, .min]) }
    builder.chart(spec, values: values)
  }

  private mutating func grid(_ builder: inout FrameBuilder, _ base: FrameBuilder.Spec) {
    var spec = base
    spec.p = [
      number(1, 12), number(1, 12), pick([1, 2, 3, 16]), pick([1, 1, 2, 8]), 0, number(0, 4),
      number(0, 4), number(0, 3),
    ]
    let count = Int(spec.p[0] * spec.p[1])
    spec.p[4] = number(-1, count - 1)
    let cells = (0..<count).map { _ in
      BoardCell(
        pick(Self.texts), role: pick(Role.allCases), label: pick(Self.texts),
        action: pick(["", "", "x"]), flags: CellFlags(rawValue: UInt8(random.below(16))))
    }
    builder.grid(spec, cells: cells)
  }
}

@Suite("No frame and no size can break the layout")
struct FrameFuzzTests {
  /// Every row fills its columns exactly: wide characters are followed by their empty half.
  private func check(_ surface: CellSurface) -> String? {
    for row in 0..<surface.size.rows {
      var expectsHalf = false
      for column in 0..<surface.size.columns {
        let text = surface[column, row].text
        if text.isEmpty != expectsHalf { return "cell (\(column),\(row)) breaks a wide character" }
        let width = CharacterWidth.of(text)
        if !text.isEmpty, width == 0 || text.count != 1 {
          return "cell (\(column),\(row)): \(text)"
        }
        expectsHalf = width == 2
      }
      if expectsHalf { return "row \(row) ends in half a character" }
    }
    return nil
  }

  @Test("thousands of random frames at random sizes", arguments: 0..<8)
  func frames(_ seed: UInt64) throws {
    var frames = RandomFrames(seed: seed)
    for _ in 0..<200 {
      let frame = try frames.frame()
      for _ in 0..<4 {
        let size = CellSize(
          columns: 1 + frames.random.below(50), rows: 1 + frames.random.below(12))
        var presenter = FramePresenter()
        let presentation = presenter.present(frame, size: size)
        #expect(check(presentation.surface) == nil)
        let column = frames.random.below(size.columns)
        let row = frames.random.below(size.rows)
        if let hit = presentation.hit(column: column, row: row) {
          #expect(presentation.placement(of: hit.node).clip.contains(column: column, row: row))
        }
        let strays = (0..<frame.nodeCount).filter { node in
          let clip = presentation.placement(of: node).clip
          return !clip.isEmpty
            && (clip.column < 0 || clip.endColumn > size.columns || clip.row < 0
              || clip.endRow > size.rows)
        }
        #expect(strays.isEmpty)
        _ = presentation.semanticTree.all
      }
    }
  }

  @Test("random events on random frames", arguments: 0..<4)
  func events(_ seed: UInt64) throws {
    var frames = RandomFrames(seed: 1000 + seed)
    let keys: [Key] = [
      .tab, .up, .down, .left, .right, .enter, .pageUp, .pageDown, .home, .end, .escape,
      .character("f"), .character(" "),
    ]
    for _ in 0..<80 {
      let scene = FixedScene(try frames.frame())
      let driver = SceneDriver(scene: scene, size: CellSize(columns: 30, rows: 10))
      for _ in 0..<20 {
        let (column, row) = (frames.random.below(32) - 1, frames.random.below(12) - 1)
        switch frames.random.below(5) {
        case 0:
          try driver.send(
            .pointer(PointerEvent(.press, button: .left, column: column, row: row)), at: noon)
          try driver.send(
            .pointer(PointerEvent(.release, button: .left, column: column, row: row)), at: noon)
        case 1:
          try driver.send(
            .pointer(PointerEvent(.wheel, column: column, row: row, wheel: row - 5)), at: noon)
        case 2: scene.frame = try frames.frame()
        default:
          let key = keys[frames.random.below(keys.count)]
          try driver.send(.key(key, frames.random.below(4) == 0 ? .shift : []), at: noon)
        }
        if frames.random.below(3) == 0 { driver.invalidate() }
        #expect(check(try driver.present().surface) == nil)
      }
    }
  }

  @Test("a frame as deep and as wide as is allowed")
  func extremes() throws {
    var deep = FrameBuilder()
    for _ in 0..<FrameLayout.maxDepth { deep.open(FrameBuilder.Spec(.padding)) }
    var wide = FrameBuilder()
    wide.open(FrameBuilder.Spec(.column))
    for index in 1..<FrameLayout.maxNodes {
      var spec = FrameBuilder.Spec(.text)
      spec.text = "\(index)"
      wide.leaf(spec)
    }
    for frame in [deep.finish(), wide.finish()] {
      let checked = try Frame(validating: frame.bytes)
      var presenter = FramePresenter()
      #expect(
        check(presenter.present(checked, size: CellSize(columns: 80, rows: 24)).surface) == nil)
    }
  }
}

/// A scene that ignores everything and shows one frame.
final class FixedScene: Scene {
  var frame: Frame

  init(_ frame: Frame) { self.frame = frame }

  func handle(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    .ignored
  }

  func frame(for size: CellSize) throws(SceneFault) -> Frame { frame }
}

@Suite("A frame cannot make the host work out of proportion to its bytes")
struct FrameCostTests {
  /// The word at a byte offset replaced.
  private func patched(_ bytes: [UInt8], at offset: Int, _ word: Int) -> [UInt8] {
    var bytes = bytes
    for i in 0..<4 { bytes[offset + i] = UInt8(truncatingIfNeeded: word >> (8 * i)) }
    return bytes
  }

  @Test("boards that share their squares are refused by name")
  func sharedCells() {
    let frame = VStack {
      BoardGrid(columns: 3, rows: 3, cells: [])
      BoardGrid(columns: 3, rows: 3, cells: [])
    }.makeFrame()
    // Node 2's first cell moved onto node 1's, and the nine of its own left to nobody: fine.
    let data = FrameLayout.headerSize + 2 * FrameLayout.nodeSize + 80
    #expect(throws: Never.self) { try Frame(validating: patched(frame.bytes, at: data, 0)) }
    // A third board on the cells of the first two.
    let three = VStack {
      BoardGrid(columns: 3, rows: 3, cells: [])
      BoardGrid(columns: 3, rows: 3, cells: [])
      Gauge(value: 0, total: 9)
    }.makeFrame().bytes
    let node = FrameLayout.headerSize + 3 * FrameLayout.nodeSize
    var forged = three
    let board = FrameLayout.headerSize + FrameLayout.nodeSize
    forged.replaceSubrange(
      node..<node + FrameLayout.nodeSize, with: three[board..<board + FrameLayout.nodeSize])
    #expect(throws: FrameFault.sharedData(what: "cells")) { try Frame(validating: forged) }
  }

  @Test("much text shown by many nodes is left out by the builder and refused by the validator")
  func sharedText() throws {
    let text = String(repeating: "x", count: 10_000)
    let frame = VStack { ForEach(0..<1000) { _ in Text(text) } }.makeFrame()
    let shown = (0..<frame.nodeCount).reduce(0) { $0 + Int(frame.node($1).text.length) }
    #expect(shown <= FrameLayout.maxShownText && shown > FrameLayout.maxShownText - 10_000)
    _ = try Frame(validating: frame.bytes)
    // A node without text is given that of the others.
    let last = FrameLayout.headerSize + 1000 * FrameLayout.nodeSize
    let forged = patched(frame.bytes, at: last + 20, 10_000)
    #expect(throws: FrameFault.self) { try Frame(validating: forged) }
  }

  @Test("a text that a cell shares with a node is cut to what a cell can hold")
  func cellText() throws {
    let text = String(repeating: "x", count: 300)
    let frame = VStack {
      Text(text)
      BoardGrid(columns: 1, rows: 1, cells: [BoardCell(text, label: text, action: text)])
    }.makeFrame()
    let checked = try Frame(validating: frame.bytes)
    #expect(checked.cell(0).glyph.length == 255 && checked.cell(0).action.length == 255)
  }

  @Test("thousands of screens upon each other end after some hundreds")
  func stackedScreens() {
    let frame = ZStack {
      ForEach(0..<10_000) { index in
        Text("\(index)").frame(maxWidth: .max, maxHeight: .max).background(RGB(hex: UInt32(index)))
      }
    }.makeFrame()
    var presenter = FramePresenter()
    let surface = presenter.present(frame, size: CellSize(columns: 200, rows: 60)).surface
    // Each screen's colour is its number.
    let top = surface[0, 0].style.background & 0xff_ffff
    #expect((200..<1000).contains(top), "\(top)")
  }
}
