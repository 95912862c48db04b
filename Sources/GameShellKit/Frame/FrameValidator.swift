/// Checks a block of bytes against every rule of a frame, in one pass and bounded time.
///
/// It stands at the door: each frame of a game passes here, so it reads the words where they lie
/// and makes nothing on the way.
enum FrameValidator {
  static func check(_ bytes: [UInt8]) throws(FrameFault) {
    let fault = bytes.withUnsafeBytes { block -> FrameFault? in
      guard let start = block.baseAddress, block.count >= FrameLayout.headerSize else {
        return .tooShort(bytes: block.count)
      }
      // The pointer lives as long as this closure.
      return FrameScanner(start: start).fault(given: block.count)
    }
    if let fault { throw fault }
  }
}

/// The words and bytes of a block that may be a frame.
///
/// The loops count by hand: without the optimiser a range costs more than what is checked in it,
/// and the fuzz test runs a million frames that way.
struct FrameScanner {
  let start: UnsafeRawPointer

  /// The counts of the header, each within its limit, and where the text begins.
  struct Counts {
    var nodes, cells, values, pixels, text: Int
    var cellsStart: Int { FrameLayout.headerSize + nodes * FrameLayout.nodeSize }
    var valuesStart: Int { cellsStart + cells * FrameLayout.cellSize }
    var textStart: Int { valuesStart + values * FrameLayout.valueSize + pixels }
  }

  /// The word at an index from the block's start, which must be in bounds.
  func word(_ index: Int) -> UInt32 {
    // An array's bytes begin at an address that suits every word.
    UInt32(littleEndian: start.load(fromByteOffset: index &* 4, as: UInt32.self))
  }

  /// The first fault of a block that has at least a header; nil when it is a frame.
  func fault(given: Int) -> FrameFault? {
    guard word(0) == FrameLayout.magic else { return .wrongMagic(word(0)) }
    guard word(1) == FrameLayout.headerSize else { return .wrongHeaderSize(Int(word(1))) }
    let counts = Counts(
      nodes: Int(word(3)), cells: Int(word(4)), values: Int(word(5)), pixels: Int(word(6)),
      text: Int(word(7)))
    if let fault = limitFault(counts) { return fault }
    let computed = counts.textStart + counts.text
    let stated = Int(word(2))
    guard computed == stated, computed == given else {
      return .wrongTotal(stated: stated, computed: computed, given: given)
    }
    guard word(9) & ~1 == 0 else { return .notZero(what: "an unknown header flag") }
    guard word(10) == 0, word(11) == 0 else {
      return .notZero(what: "the header's reserved member")
    }
    // The array's own type is bytes, so its memory is bound to them.
    let bytes = (start + counts.textStart).assumingMemoryBound(to: UInt8.self)
    let text = TextSection(bytes: bytes, count: counts.text)
    return nodesFault(counts, text) ?? cellsFault(counts, text) ?? text.fault()
  }

  private func limitFault(_ counts: Counts) -> FrameFault? {
    func tooMany(_ what: String, _ count: Int, _ limit: Int) -> FrameFault? {
      count > limit ? .tooMany(what: what, count: count, limit: limit) : nil
    }
    guard counts.nodes > 0 else { return .empty }
    guard counts.pixels % 4 == 0 else { return .oddPixels(bytes: counts.pixels) }
    return tooMany("nodes", counts.nodes, FrameLayout.maxNodes)
      ?? tooMany("cells", counts.cells, FrameLayout.maxCells)
      ?? tooMany("values", counts.values, FrameLayout.maxValues)
      ?? tooMany("pixel bytes", counts.pixels, FrameLayout.maxPixels)
      ?? tooMany("text bytes", counts.text, FrameLayout.maxText)
  }
}
