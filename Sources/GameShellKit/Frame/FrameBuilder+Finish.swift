extension FrameBuilder {
  /// Ends every open node and gives the frame; an empty builder gives an empty column.
  ///
  /// `tick` is the wish for a tick after so many milliseconds.
  public consuming func finish(tick: Int? = nil, wantsPointerMotion: Bool = false) -> Frame {
    if nodes.isEmpty { leaf(Spec(.column)) }
    closeAll()
    wrapIfSeveralRoots()
    let total =
      FrameLayout.headerSize + nodes.count * FrameLayout.nodeSize
      + cells.count * FrameLayout.cellSize + values.count * FrameLayout.valueSize + pixels.count
      + text.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(total)
    let header: [Int] = [
      Int(FrameLayout.magic), FrameLayout.headerSize, total, nodes.count, cells.count,
      values.count, pixels.count, text.count, tick ?? 0, wantsPointerMotion ? 1 : 0, 0, 0,
    ]
    for word in header { bytes.appendWord(UInt32(clamping: word)) }
    for node in nodes { node.append(to: &bytes) }
    for cell in cells { cell.append(to: &bytes) }
    for value in values {
      bytes.appendWord(UInt32(truncatingIfNeeded: value))
      bytes.appendWord(UInt32(truncatingIfNeeded: value >> 32))
    }
    bytes += pixels
    bytes += text
    return Frame(trusted: bytes)
  }

  /// Copies another frame's whole tree below the node that is open.
  ///
  /// A host screen shows a game's frame inside its own in this way. What would pass a limit is
  /// left out as a whole.
  public mutating func graft(_ frame: Frame) {
    let depth = frame.depth
    let room =
      hasRoom(nodes: frame.nodeCount, depth: depth)
      && cells.count + frame.cellCount <= FrameLayout.maxCells
      && text.count + frame.bytes.count - frame.textStart <= FrameLayout.maxText
      && pixels.count + frame.textStart - frame.pixelsStart <= FrameLayout.maxPixels
      && values.count + frame.valueCount <= FrameLayout.maxValues
    let shown = frame.shownText
    guard room, shownText + shown <= FrameLayout.maxShownText else { return }
    shownText += shown
    countChild()
    count(depth: depth)
    let textShift = UInt32(text.count)
    let dataShift: [NodeKind: Int] = [
      .grid: cells.count, .chart: values.count, .canvas: pixels.count,
    ]
    func shifted(_ range: TextRange) -> TextRange {
      range.isEmpty ? range : TextRange(offset: range.offset + textShift, length: range.length)
    }
    for index in 0..<frame.nodeCount {
      var node = frame.node(index)
      node.text = shifted(node.text)
      node.label = shifted(node.label)
      node.action = shifted(node.action)
      node.hint = shifted(node.hint)
      node.data += UInt32(dataShift[node.kind] ?? 0)
      nodes.append(node)
    }
    for index in 0..<frame.cellCount {
      var cell = frame.cell(index)
      cell.glyph = shifted(cell.glyph)
      cell.label = shifted(cell.label)
      cell.action = shifted(cell.action)
      cells.append(cell)
    }
    for index in 0..<frame.valueCount { values.append(frame.value(index)) }
    pixels += frame.bytes[frame.pixelsStart..<frame.textStart]
    text += frame.bytes[frame.textStart...]
  }

  private mutating func closeAll() {
    while hasOpenNodes { close() }
  }

  /// A frame has one root; several become the children of a column.
  private mutating func wrapIfSeveralRoots() {
    guard Int(nodes[0].descendants) + 1 != nodes.count else { return }
    var root = Node(kind: .column)
    root.descendants = UInt32(nodes.count)
    nodes.insert(root, at: 0)
  }
}
