import Testing

@testable import GameShellKit

/// Every rule of a frame is broken once, and named.
@Suite("Frames that break a rule")
struct FrameFaultTests {
  /// A frame's bytes with some words changed; words are counted from the block's start.
  private func changed(
    in frame: Frame = SampleFrames.everyKind(), _ changes: (word: Int, value: UInt32)...
  ) -> [UInt8] {
    var bytes = frame.bytes
    for (word, value) in changes {
      for i in 0..<4 { bytes[word * 4 + i] = UInt8(truncatingIfNeeded: value >> UInt32(8 * i)) }
    }
    return bytes
  }

  /// The index of a node's word.
  private func word(_ index: Int, ofNode node: Int) -> Int { 12 + node * 24 + index }

  private func fault(_ bytes: [UInt8]) -> FrameFault? {
    do throws(FrameFault) {
      _ = try Frame(validating: bytes)
      return nil
    } catch {
      return error
    }
  }

  /// The first node of a kind in the sample.
  private func node(_ kind: NodeKind) -> Int {
    let frame = SampleFrames.everyKind()
    return (0..<frame.nodeCount).first { frame.node($0).kind == kind } ?? 0
  }

  /// A column with one text.
  private func text(_ bytes: [UInt8], offset: UInt32 = 0, length: UInt32? = nil) -> [UInt8] {
    var builder = FrameBuilder()
    var spec = FrameBuilder.Spec(.text)
    spec.text = String(repeating: "x", count: bytes.count)
    builder.leaf(spec)
    var block = builder.finish().bytes
    block.replaceSubrange((block.count - bytes.count)..., with: bytes)
    return changed(
      in: Frame(trusted: block), (word(4, ofNode: 0), offset),
      (word(5, ofNode: 0), length ?? UInt32(bytes.count)))
  }

  @Test("samples are valid as they are")
  func samples() {
    for frame in FrameFuzzTests.samples { #expect(fault(frame.bytes) == nil) }
  }

  @Test("header: too short, wrong magic, wrong size, no node")
  func header() {
    #expect(fault([]) == .tooShort(bytes: 0))
    #expect(fault([UInt8](repeating: 0, count: 47)) == .tooShort(bytes: 47))
    #expect(fault(changed((0, 1))) == .wrongMagic(1))
    #expect(fault(changed((1, 52))) == .wrongHeaderSize(52))
    #expect(fault(changed((3, 0))) == .empty)
  }

  @Test("header: each count beyond its limit")
  func limits() {
    let limits = [
      (3, "nodes", FrameLayout.maxNodes), (4, "cells", FrameLayout.maxCells),
      (5, "values", FrameLayout.maxValues), (7, "text bytes", FrameLayout.maxText),
    ]
    for (word, what, limit) in limits {
      #expect(
        fault(changed((word, UInt32(limit + 1))))
          == .tooMany(what: what, count: limit + 1, limit: limit))
    }
    let pixels = FrameLayout.maxPixels + 4
    #expect(
      fault(changed((6, UInt32(pixels))))
        == .tooMany(what: "pixel bytes", count: pixels, limit: FrameLayout.maxPixels))
    #expect(fault(changed((6, 6))) == .oddPixels(bytes: 6))
  }

  @Test("header: counts that do not add up, unknown flags, reserved members")
  func totals() {
    let count = SampleFrames.everyKind().bytes.count
    #expect(
      fault(changed((2, UInt32(count + 1))))
        == .wrongTotal(stated: count + 1, computed: count, given: count))
    #expect(
      fault(SampleFrames.everyKind().bytes + [0])
        == .wrongTotal(stated: count, computed: count, given: count + 1))
    #expect(fault(changed((9, 2))) == .notZero(what: "an unknown header flag"))
    #expect(fault(changed((10, 1))) == .notZero(what: "the header's reserved member"))
    #expect(fault(changed((11, 1))) == .notZero(what: "the header's reserved member"))
  }

  @Test("nodes: unknown kind, role and flags")
  func unknown() {
    #expect(fault(changed((word(0, ofNode: 1), 0))) == .unknownKind(node: 1, kind: 0))
    #expect(fault(changed((word(0, ofNode: 1), 17))) == .unknownKind(node: 1, kind: 17))
    #expect(
      fault(changed((word(0, ofNode: 1), 2 | 32 << 16))) == .unknownRole(node: 1, role: 32))
    #expect(
      fault(changed((word(1, ofNode: 1), 2048))) == .unknownFlags(node: 1, flags: 2048))
  }

  @Test("tree: overrun, unfinished, too deep, too many children")
  func tree() {
    #expect(fault(changed((word(2, ofNode: 1), 1000))) == .treeOverrun(node: 1))
    #expect(fault(changed((word(2, ofNode: 1), .max))) == .treeOverrun(node: 1))
    let nodes = SampleFrames.everyKind().nodeCount
    #expect(
      fault(changed((word(2, ofNode: 0), 0))) == .treeUnfinished(nodes: nodes, covered: 1))
    #expect(
      fault(changed((word(0, ofNode: 1), 8)))
        == .tooManyChildren(node: 1, kind: .padding, count: 2))
    #expect(
      fault(changed((word(0, ofNode: 1), 4)))
        == .tooManyChildren(node: 1, kind: .text, count: 3))
    var builder = FrameBuilder()
    for _ in 0..<FrameLayout.maxDepth { builder.open(.init(.column)) }
    var bytes = builder.finish().bytes
    bytes += bytes[48..<144]
    let deeper = Frame(trusted: bytes)
    var changes = changed(in: deeper, (2, UInt32(bytes.count)), (3, 65))
    for node in 0...64 { changes[(word(2, ofNode: node)) * 4] = UInt8(64 - node) }
    #expect(fault(changes) == .tooDeep(node: 64))
  }

  @Test("text: out of bounds, split, not UTF-8, control characters")
  func texts() {
    #expect(fault(text([65, 66])) == nil)
    #expect(fault(text([65], length: 2)) == .textOutOfBounds(node: 0, field: "text"))
    #expect(
      fault(text([65], offset: .max, length: .max)) == .textOutOfBounds(node: 0, field: "text"))
    #expect(fault(text([0xc3, 0xa9], length: 1)) == .splitCharacter(node: 0, field: "text"))
    #expect(
      fault(text([0xc3, 0xa9], offset: 1, length: 1)) == .splitCharacter(node: 0, field: "text"))
    for field in [(6, "label"), (8, "action"), (10, "hint")] {
      #expect(
        fault(changed((word(field.0, ofNode: 0), 1 << 30)))
          == .textOutOfBounds(node: 0, field: field.1))
    }
    for byte: UInt8 in [0, 9, 13, 27, 31, 127] {
      #expect(fault(text([65, byte])) == .controlCharacter(offset: 1, byte: Int(byte)))
    }
    #expect(fault(text([10])) == nil)
    #expect(fault(text([0xc2, 0x9b])) == .controlCharacter(offset: 0, byte: 0x9b))
    #expect(fault(text([0xc2, 0xa0])) == nil)
  }

  @Test(
    "text: exactly the well-formed sequences of the Unicode Standard pass",
    arguments: [
      [0x80], [0xbf], [0xc0, 0x80], [0xc1, 0xbf], [0xc2], [0xc2, 0x41], [0xe0, 0x9f, 0xbf],
      [0xe0, 0xa0], [0xed, 0xa0, 0x80], [0xef, 0xbf, 0x41], [0xf0, 0x8f, 0xbf, 0xbf],
      [0xf4, 0x90, 0x80, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xff], [0xf0, 0x9f, 0x82],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    // Behind a letter, so that the range's start is not what is wrong.
    #expect(fault(text([65] + bytes)) == .notUTF8(offset: 1))
  }

  @Test("text: every Unicode scalar but the controls passes")
  func scalars() {
    var scalars = String.UnicodeScalarView()
    for value: UInt32 in stride(from: 0xa0, through: 0x10_ffff, by: 61) {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    #expect(fault(text(Array(String(scalars).utf8))) == nil)
  }

  @Test("data: outside its section, or not as many as the parameters say")
  func data() {
    for (kind, count) in [(NodeKind.grid, 4), (.canvas, 8)] {
      let at = node(kind)
      #expect(fault(changed((word(20, ofNode: at), 1))) == .dataOutOfBounds(node: at))
      #expect(fault(changed((word(20, ofNode: at), .max))) == .dataOutOfBounds(node: at))
      #expect(
        fault(changed((word(21, ofNode: at), 1)))
          == .wrongDataCount(node: at, expected: count, found: 1))
    }
    let chart = node(.chart)
    #expect(fault(changed((word(21, ofNode: chart), 3))) == .dataOutOfBounds(node: chart))
  }

  @Test("data: shared between nodes, and text shared beyond its limit")
  func shared() {
    for (kind, what) in [(NodeKind.grid, "cells"), (.canvas, "pixels"), (.chart, "values")] {
      var builder = FrameBuilder()
      builder.open(.init(.column))
      builder.graft(SampleFrames.everyKind())
      builder.graft(SampleFrames.everyKind())
      let frame = builder.finish()
      let both = (0..<frame.nodeCount).filter { frame.node($0).kind == kind }
      let first = frame.node(both[0]).data
      // The second node points at the first one's data; one of the section stays unused.
      var bytes = changed(in: frame, (word(20, ofNode: both[1]), first))
      #expect(fault(bytes) == nil, "as many as there are, though not its own")
      bytes = changed(in: SampleFrames.everyKind())
      let at = node(kind)
      // The node behind becomes another of the kind, on the same data.
      let copy = Array(bytes[(word(0, ofNode: at) * 4)..<(word(24, ofNode: at) * 4)])
      let target = node(.key)
      bytes.replaceSubrange(
        (word(0, ofNode: target) * 4)..<(word(24, ofNode: target) * 4), with: copy)
      #expect(fault(bytes) == .sharedData(what: what))
    }
    var builder = FrameBuilder()
    builder.open(.init(.column))
    var long = FrameBuilder.Spec(.text)
    long.text = String(repeating: "x", count: FrameLayout.maxText)
    for _ in 0..<5 { builder.leaf(long) }
    let frame = builder.finish()
    #expect(fault(frame.bytes) == nil)
    #expect(frame.text(frame.node(5).text).isEmpty)
    #expect(
      fault(
        changed(in: frame, (word(5, ofNode: 5), 1)))
        == .tooMany(
          what: "text bytes over all nodes", count: FrameLayout.maxShownText + 1,
          limit: FrameLayout.maxShownText))
  }

  @Test("parameters: each bound of each kind")
  func parameters() {
    let bounds: [(NodeKind, Int, good: [Int32], bad: [Int32])] = [
      (.column, 0, [0, 0x7fff], [-1, 0x8000]), (.column, 1, [0, 2], [-1, 3]),
      (.row, 0, [0, 0x7fff], [-1, 0x8000]), (.row, 1, [2], [3]),
      (.overlay, 0, [2], [-1, 3]), (.overlay, 1, [0], [3]),
      (.text, 0, [9], [-1]), (.text, 1, [2], [3]), (.spacer, 0, [0], [-1, .max]),
      (.padding, 3, [0], [-1]), (.size, 0, [-1, .max, 0], [-2, 0x8000, .min]),
      (.size, 5, [-1], [-2]), (.size, 6, [2], [3]), (.size, 7, [0], [-1]),
      (.scroll, 0, [-1, 5], [-2]), (.gauge, 0, [0, .max], [-1]), (.gauge, 1, [.max], [.min]),
      (.chart, 0, [1], [2]), (.chart, 1, [.max], [-1]), (.chart, 2, [0], [-1]),
      (.grid, 0, [], [0, 1025, -1]), (.grid, 1, [], [0, 1025]), (.grid, 2, [1, 16], [0, 17]),
      (.grid, 3, [1, 8], [0, 9]), (.grid, 4, [-1, 3], [-2, 4]), (.grid, 5, [1024], [-1, 1025]),
      (.grid, 6, [0], [1025]), (.grid, 7, [3], [4]), (.canvas, 0, [], [0, 2049]),
      (.canvas, 1, [], [0, 2049]), (.box, 0, [3], [-1, 4]),
    ]
    for (kind, index, good, bad) in bounds {
      let at = node(kind)
      let place = word(12 + index, ofNode: at)
      for value in good {
        #expect(
          fault(changed((place, UInt32(bitPattern: value)))) == nil, "\(kind) \(index) \(value)")
      }
      for value in bad {
        #expect(
          fault(changed((place, UInt32(bitPattern: value))))
            == .badParameter(node: at, index: index, value: Int(value)), "\(kind) \(index)")
      }
    }
  }

  @Test("cells: reserved, role, flags and texts")
  func cells() {
    let frame = SampleFrames.everyKind()
    let first = frame.cellsStart / 4
    func reason(_ word: Int, _ value: UInt32) -> String {
      fault(changed((first + 6 + word, value)))?.description ?? "none"
    }
    #expect(reason(4, 1 << 16) == "cell 1: reserved must be zero")
    #expect(reason(4, 32) == "cell 1: unknown role 32")
    #expect(reason(3, 16 << 24) == "cell 1: unknown flags 16")
    for (word, field) in ["glyph", "label", "action"].enumerated() {
      #expect(
        reason(word, .max) == "cell 1: its \(field) is not whole text inside the text section")
    }
  }

  @Test("every fault is a sentence of its own")
  func sentences() {
    let faults: [FrameFault] = [
      .tooShort(bytes: 1), .wrongMagic(1), .wrongHeaderSize(1),
      .tooMany(what: "nodes", count: 2, limit: 1), .empty, .oddPixels(bytes: 3),
      .wrongTotal(stated: 1, computed: 2, given: 3), .unknownKind(node: 1, kind: 99),
      .unknownRole(node: 1, role: 99), .unknownFlags(node: 1, flags: 99), .treeOverrun(node: 1),
      .treeUnfinished(nodes: 2, covered: 1), .tooDeep(node: 1),
      .tooManyChildren(node: 1, kind: .text, count: 1), .textOutOfBounds(node: 1, field: "text"),
      .notUTF8(offset: 1), .splitCharacter(node: 1, field: "hint"),
      .controlCharacter(offset: 1, byte: 27), .dataOutOfBounds(node: 1),
      .wrongDataCount(node: 1, expected: 2, found: 1),
      .sharedData(what: "cells"), .badParameter(node: 1, index: 2, value: 3),
      .badCell(cell: 1, reason: "x"),
      .notZero(what: "it"),
    ]
    #expect(Set(faults.map(\.description)).count == faults.count)
  }
}
