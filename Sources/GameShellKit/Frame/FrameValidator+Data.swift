extension FrameValidator {
  /// Checks what a kind demands of its parameters and data.
  static func checkData(_ node: Node, _ index: Int, _ counts: Counts) throws(FrameFault) {
    /// Lengths that are a number of terminal cells.
    func length(_ i: Int, upTo limit: Int32 = 0x7fff) throws(FrameFault) {
      guard node.p[i] >= 0, node.p[i] <= limit else { throw bad(i) }
    }
    /// Lengths that may also be absent or unbounded.
    func optionalLength(_ i: Int) throws(FrameFault) {
      guard node.p[i] == -1 || node.p[i] == .max || (0...0x7fff).contains(node.p[i]) else {
        throw bad(i)
      }
    }
    func bad(_ i: Int) -> FrameFault {
      .badParameter(node: index, index: i, value: Int(node.p[i]))
    }
    func data(_ expected: Int?, in available: Int) throws(FrameFault) {
      let end = Int(node.data) + Int(node.dataCount)
      guard end <= available else { throw .dataOutOfBounds(node: index) }
      if let expected, expected != Int(node.dataCount) {
        throw .wrongDataCount(node: index, expected: expected, found: Int(node.dataCount))
      }
    }
    switch node.kind {
    case .column, .row:
      try length(0)
      try length(1, upTo: 2)
    case .overlay:
      try length(0, upTo: 2)
      try length(1, upTo: 2)
    case .text:
      try length(0)
      try length(1, upTo: 2)
    case .spacer: try length(0)
    case .padding: for i in 0..<4 { try length(i) }
    case .size:
      for i in 0..<6 { try optionalLength(i) }
      try length(6, upTo: 2)
      try length(7, upTo: 2)
    case .scroll: try optionalLength(0)
    case .gauge:
      try length(0, upTo: .max)
      try length(1, upTo: .max)
    case .chart:
      try length(0, upTo: 1)
      try length(1, upTo: .max)
      try length(2)
      try data(nil, in: counts.values)
    case .grid:
      guard (1...1024).contains(node.p[0]) else { throw bad(0) }
      guard (1...1024).contains(node.p[1]) else { throw bad(1) }
      guard (1...16).contains(node.p[2]) else { throw bad(2) }
      guard (1...8).contains(node.p[3]) else { throw bad(3) }
      guard node.p[4] >= -1, node.p[4] < node.p[0] * node.p[1] else { throw bad(4) }
      try length(5, upTo: 1024)
      try length(6, upTo: 1024)
      try length(7, upTo: 3)
      try data(Int(node.p[0]) * Int(node.p[1]), in: counts.cells)
    case .canvas:
      guard (1...2048).contains(node.p[0]) else { throw bad(0) }
      guard (1...2048).contains(node.p[1]) else { throw bad(1) }
      try data(Int(node.p[0]) * Int(node.p[1]) * 4, in: counts.pixels)
    case .box: try length(0, upTo: 3)
    case .button, .divider, .key: break
    }
  }

  static func checkCells(_ frame: Frame, _ boundaries: TextBoundaries) throws(FrameFault) {
    for index in 0..<frame.cellCount {
      let offset = frame.cellsStart + index * FrameLayout.cellSize
      let roleWord = frame.bytes.loadWord(at: offset + 16)
      guard roleWord >> 16 == 0 else {
        throw .badCell(cell: index, reason: "reserved must be zero")
      }
      guard Role(rawValue: UInt16(roleWord)) != nil else {
        throw .badCell(cell: index, reason: "unknown role \(roleWord)")
      }
      let cell = frame.cell(index)
      guard CellFlags.known.isSuperset(of: cell.flags) else {
        throw .badCell(cell: index, reason: "unknown flags \(cell.flags.rawValue)")
      }
      for (field, range) in [
        ("glyph", cell.glyph), ("label", cell.label), ("action", cell.action),
      ] where !boundaries.isWhole(range) {
        throw .badCell(
          cell: index, reason: "its \(field) is not whole text inside the text section")
      }
    }
  }
}

extension FrameValidator {
  /// What the nodes so far use together.
  ///
  /// Many small nodes that all point at the same large text or data would cost a reader far more
  /// than their bytes; so data belongs to one node, and shared text has a limit.
  struct Used {
    private var cells = 0
    private var values = 0
    private var pixels = 0
    private var text = 0

    mutating func add(_ node: Node, _ counts: Counts) throws(FrameFault) {
      text += Int(node.text.length) + Int(node.label.length)
      text += Int(node.action.length) + Int(node.hint.length)
      if text > FrameLayout.maxShownText {
        throw .tooMany(
          what: "text bytes over all nodes", count: text, limit: FrameLayout.maxShownText)
      }
      switch node.kind {
      case .grid:
        cells += Int(node.dataCount)
        if cells > counts.cells { throw .sharedData(what: "cells") }
      case .chart:
        values += Int(node.dataCount)
        if values > counts.values { throw .sharedData(what: "values") }
      case .canvas:
        pixels += Int(node.dataCount)
        if pixels > counts.pixels { throw .sharedData(what: "pixels") }
      default: break
      }
    }
  }
}
