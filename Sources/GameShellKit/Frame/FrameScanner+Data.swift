extension FrameScanner {
  /// What a kind demands of its parameters and data.
  func dataFault(_ kind: NodeKind, _ index: Int, _ at: Int, _ counts: Counts) -> FrameFault? {
    let rules = Rules(scanner: self, index: index, at: at)
    switch kind {
    case .column, .row, .text:
      return rules.length(0) ?? rules.length(1, upTo: 2)
    case .overlay:
      return rules.length(0, upTo: 2) ?? rules.length(1, upTo: 2)
    case .spacer: return rules.length(0)
    case .padding:
      return rules.length(0) ?? rules.length(1) ?? rules.length(2) ?? rules.length(3)
    case .size:
      return rules.optionalLengths(0..<6) ?? rules.length(6, upTo: 2) ?? rules.length(7, upTo: 2)
    case .scroll: return rules.optionalLengths(0..<1)
    case .gauge: return rules.length(0, upTo: .max) ?? rules.length(1, upTo: .max)
    case .chart:
      return rules.length(0, upTo: 1) ?? rules.length(1, upTo: .max) ?? rules.length(2)
        ?? rules.data(nil, in: counts.values)
    case .grid:
      let (columns, rows) = (rules.p(0), rules.p(1))
      return rules.length(0, from: 1, upTo: 1024) ?? rules.length(1, from: 1, upTo: 1024)
        ?? rules.length(2, from: 1, upTo: 16) ?? rules.length(3, from: 1, upTo: 8)
        ?? rules.length(4, from: -1, upTo: columns * rows - 1) ?? rules.length(5, upTo: 1024)
        ?? rules.length(6, upTo: 1024) ?? rules.length(7, upTo: 3)
        ?? rules.data(Int(columns) * Int(rows), in: counts.cells)
    case .canvas:
      return rules.length(0, from: 1, upTo: 2048) ?? rules.length(1, from: 1, upTo: 2048)
        ?? rules.data(Int(rules.p(0)) * Int(rules.p(1)) * 4, in: counts.pixels)
    case .box: return rules.length(0, upTo: 3)
    case .button, .divider, .key: return nil
    }
  }

  /// Rules for the parameters and data of one node.
  private struct Rules {
    let scanner: FrameScanner
    let index, at: Int

    func p(_ i: Int) -> Int32 { Int32(bitPattern: scanner.word(at + 12 + i)) }

    /// A number within bounds; the default ones are those of a length in terminal cells.
    func length(_ i: Int, from least: Int32 = 0, upTo greatest: Int32 = 0x7fff) -> FrameFault? {
      let value = p(i)
      if value >= least, value <= greatest { return nil }
      return .badParameter(node: index, index: i, value: Int(value))
    }

    /// Lengths that may also be absent or unbounded.
    func optionalLengths(_ range: Range<Int>) -> FrameFault? {
      var i = range.lowerBound
      while i < range.upperBound {
        let value = p(i)
        if value != .max, let fault = length(i, from: -1) { return fault }
        i += 1
      }
      return nil
    }

    /// Data within its section, and as many as the parameters say.
    func data(_ expected: Int?, in available: Int) -> FrameFault? {
      let count = Int(scanner.word(at + 21))
      guard Int(scanner.word(at + 20)) + count <= available else {
        return .dataOutOfBounds(node: index)
      }
      guard let expected, expected != count else { return nil }
      return .wrongDataCount(node: index, expected: expected, found: count)
    }
  }
}

extension FrameScanner {
  /// What the nodes so far use together.
  ///
  /// Many small nodes that all point at the same large text or data would cost a reader far more
  /// than their bytes; so data belongs to one node, and shared text has a limit.
  struct Used {
    private var text = 0
    private var cells = 0
    private var values = 0
    private var pixels = 0

    mutating func add(
      _ scanner: FrameScanner, _ kind: NodeKind, _ at: Int, _ counts: Counts
    ) -> FrameFault? {
      text += Int(scanner.word(at + 5)) + Int(scanner.word(at + 7))
      text += Int(scanner.word(at + 9)) + Int(scanner.word(at + 11))
      if text > FrameLayout.maxShownText {
        return .tooMany(
          what: "text bytes over all nodes", count: text, limit: FrameLayout.maxShownText)
      }
      let count = Int(scanner.word(at + 21))
      switch kind {
      case .grid:
        cells += count
        return cells > counts.cells ? .sharedData(what: "cells") : nil
      case .chart:
        values += count
        return values > counts.values ? .sharedData(what: "values") : nil
      case .canvas:
        pixels += count
        return pixels > counts.pixels ? .sharedData(what: "pixels") : nil
      default: return nil
      }
    }
  }
}
