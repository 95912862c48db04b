/// What a scene draws: a tree of nodes in pre-order, with their cells, values, pixels and text,
/// in one block of bytes.
///
/// The bytes are the door's; the same ones cross the door and the socket and lie in a recording.
/// A frame is always valid: it was checked when it was made, by `init(validating:)` where it
/// came from outside, by `FrameBuilder` otherwise. Readers therefore need no checks of their own.
public struct Frame: Hashable, Sendable {
  /// The block, laid out as `FrameLayout` says.
  public let bytes: [UInt8]
  /// How many nodes there are; node 0 is the root.
  public let nodeCount: Int
  /// How many cells the grids have together.
  public let cellCount: Int
  let cellsStart: Int
  let valuesStart: Int
  let pixelsStart: Int
  let textStart: Int

  /// Takes bytes that are known to be valid.
  init(trusted bytes: [UInt8]) {
    self.bytes = bytes
    func word(_ index: Int) -> Int { Int(bytes.loadWord(at: index * 4)) }
    nodeCount = word(3)
    cellCount = word(4)
    cellsStart = FrameLayout.headerSize + nodeCount * FrameLayout.nodeSize
    valuesStart = cellsStart + cellCount * FrameLayout.cellSize
    pixelsStart = valuesStart + word(5) * FrameLayout.valueSize
    textStart = pixelsStart + word(6)
  }

  /// Checks bytes that came from outside; throws the first fault found, by name.
  public init(validating bytes: [UInt8]) throws(FrameFault) {
    try FrameValidator.check(bytes)
    self.init(trusted: bytes)
  }

  /// After how many milliseconds the scene wishes for a tick; nil for none.
  public var tick: Int? {
    let wish = Int(bytes.loadWord(at: 32))
    return wish == 0 ? nil : wish
  }

  /// Whether pointer moves without a button are wanted too.
  public var wantsPointerMotion: Bool { bytes.loadWord(at: 36) & 1 != 0 }

  /// The node at a place in pre-order.
  public func node(_ index: Int) -> Node {
    Node(bytes, at: FrameLayout.headerSize + index * FrameLayout.nodeSize)
  }

  /// The cell at an index over all grids; a node's cells begin at its `data`.
  public func cell(_ index: Int) -> Cell {
    Cell(bytes, at: cellsStart + index * FrameLayout.cellSize)
  }

  /// The chart value at an index over all charts.
  public func value(_ index: Int) -> Int64 {
    let at = valuesStart + index * FrameLayout.valueSize
    return Int64(
      bitPattern: UInt64(bytes.loadWord(at: at)) | UInt64(bytes.loadWord(at: at + 4)) << 32)
  }

  /// The pixel byte at an index over all canvases: red, green, blue, alpha in turn.
  public func pixel(_ index: Int) -> UInt8 { bytes[pixelsStart + index] }

  /// The text of a range of the text section.
  public func text(_ range: TextRange) -> String {
    guard range.length > 0 else { return "" }
    let start = textStart + Int(range.offset)
    return String(decoding: bytes[start..<start + Int(range.length)], as: UTF8.self)
  }

  /// How many chart values there are.
  var valueCount: Int { (pixelsStart - valuesStart) / FrameLayout.valueSize }

  /// How many levels the tree has; 1 for a root alone.
  var depth: Int {
    var ends: [Int] = []
    var greatest = 0
    for index in 0..<nodeCount {
      while let end = ends.last, end < index { ends.removeLast() }
      ends.append(index + descendants(of: index))
      greatest = max(greatest, ends.count)
    }
    return greatest
  }

  /// Bytes of what the nodes show and say, where a text counts each time that it is used.
  var shownText: Int {
    (0..<nodeCount).reduce(0) { sum, index in
      let offset = FrameLayout.headerSize + index * FrameLayout.nodeSize
      return [20, 28, 36, 44].reduce(sum) { $0 + Int(bytes.loadWord(at: offset + $1)) }
    }
  }

  /// How many nodes stand below a node.
  func descendants(of index: Int) -> Int {
    Int(bytes.loadWord(at: FrameLayout.headerSize + index * FrameLayout.nodeSize + 8))
  }

  /// The indices of a node's children, in order.
  public func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    let end = index + descendants(of: index)
    while child <= end {
      result.append(child)
      child += 1 + descendants(of: child)
    }
    return result
  }
}

extension [UInt8] {
  /// The little-endian word at a byte offset, which must be in bounds.
  func loadWord(at offset: Int) -> UInt32 {
    withUnsafeBytes {
      UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
  }
}
