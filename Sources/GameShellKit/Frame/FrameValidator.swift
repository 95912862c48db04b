/// Checks a block of bytes against every rule of a frame, in one pass and bounded time.
enum FrameValidator {
  static func check(_ bytes: [UInt8]) throws(FrameFault) {
    let counts = try checkHeader(bytes)
    let textStart = counts.total - counts.text
    let boundaries = try checkText(bytes, from: textStart)
    let frame = Frame(trusted: bytes)
    try checkCells(frame, boundaries)
    try checkNodes(frame, counts, boundaries)
  }

  struct Counts {
    var nodes, cells, values, pixels, text, total: Int
  }

  private static func checkHeader(_ bytes: [UInt8]) throws(FrameFault) -> Counts {
    guard bytes.count >= FrameLayout.headerSize else { throw .tooShort(bytes: bytes.count) }
    func word(_ index: Int) -> Int { Int(bytes.loadWord(at: index * 4)) }
    guard bytes.loadWord(at: 0) == FrameLayout.magic else {
      throw .wrongMagic(bytes.loadWord(at: 0))
    }
    guard word(1) == FrameLayout.headerSize else { throw .wrongHeaderSize(word(1)) }
    let counts = Counts(
      nodes: word(3), cells: word(4), values: word(5), pixels: word(6), text: word(7),
      total: word(2))
    guard counts.nodes > 0 else { throw .empty }
    let limits = [
      ("nodes", counts.nodes, FrameLayout.maxNodes), ("cells", counts.cells, FrameLayout.maxCells),
      ("values", counts.values, FrameLayout.maxValues),
      ("pixel bytes", counts.pixels, FrameLayout.maxPixels),
      ("text bytes", counts.text, FrameLayout.maxText),
    ]
    for (what, count, limit) in limits where count > limit {
      throw .tooMany(what: what, count: count, limit: limit)
    }
    let computed =
      FrameLayout.headerSize + counts.nodes * FrameLayout.nodeSize
      + counts.cells * FrameLayout.cellSize + counts.values * FrameLayout.valueSize + counts.pixels
      + counts.text
    guard computed == counts.total, computed == bytes.count else {
      throw .wrongTotal(stated: counts.total, computed: computed, given: bytes.count)
    }
    guard counts.pixels % 4 == 0 else {
      throw .tooMany(what: "pixel bytes (not a multiple of 4)", count: counts.pixels, limit: 0)
    }
    guard word(9) & ~1 == 0 else { throw .notZero(what: "an unknown header flag") }
    guard word(10) == 0, word(11) == 0 else { throw .notZero(what: "the header's reserved member") }
    return counts
  }

  private static func checkNodes(
    _ frame: Frame, _ counts: Counts, _ boundaries: TextBoundaries
  ) throws(FrameFault) {
    /// Open ancestors: their last descendant's index, kind and children so far.
    var open: [(index: Int, end: Int, kind: NodeKind, children: Int)] = []
    var used = Used()
    for index in 0..<counts.nodes {
      while let last = open.last, last.end < index { open.removeLast() }
      if index > 0 && open.isEmpty { throw .treeUnfinished(nodes: counts.nodes, covered: index) }
      let offset = FrameLayout.headerSize + index * FrameLayout.nodeSize
      let head = frame.bytes.loadWord(at: offset)
      guard let kind = NodeKind(rawValue: UInt16(truncatingIfNeeded: head)) else {
        throw .unknownKind(node: index, kind: Int(head & 0xffff))
      }
      guard Role(rawValue: UInt16(head >> 16)) != nil else {
        throw .unknownRole(node: index, role: Int(head >> 16))
      }
      let node = frame.node(index)
      guard NodeFlags.known.isSuperset(of: node.flags) else {
        throw .unknownFlags(node: index, flags: node.flags.rawValue)
      }
      let end = index + Int(node.descendants)
      guard end <= (open.last?.end ?? counts.nodes - 1) else { throw .treeOverrun(node: index) }
      if !open.isEmpty {
        open[open.count - 1].children += 1
        let parent = open[open.count - 1]
        guard parent.children <= parent.kind.greatestChildCount else {
          throw .tooManyChildren(node: parent.index, kind: parent.kind, count: parent.children)
        }
      }
      if kind.greatestChildCount == 0, node.descendants > 0 {
        throw .tooManyChildren(node: index, kind: kind, count: Int(node.descendants))
      }
      open.append((index, end, kind, 0))
      guard open.count <= FrameLayout.maxDepth else { throw .tooDeep(node: index) }
      for (field, range) in [
        ("text", node.text), ("label", node.label), ("action", node.action), ("hint", node.hint),
      ] {
        try boundaries.check(range, node: index, field: field)
      }
      try checkData(node, index, counts)
      try used.add(node, counts)
    }
  }
}
