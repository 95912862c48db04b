import GamePluginABI

/// Owns what the other side of the door is reading: texts and bytes that live until `reset`.
final class DoorMemory {
  private var blocks: [UnsafeMutableRawPointer] = []

  /// Frees everything handed out so far.
  func reset() {
    for block in blocks { block.deallocate() }
    blocks.removeAll(keepingCapacity: true)
  }

  /// A copy of a text.
  func text(_ string: String) -> gh_text {
    guard !string.isEmpty else { return gh_text() }
    var string = string
    return string.withUTF8 { utf8 in
      let block = copy(UnsafeRawBufferPointer(utf8))
      return gh_text(
        bytes: UnsafePointer(block.assumingMemoryBound(to: CChar.self)),
        length: UInt64(utf8.count))
    }
  }

  /// A copy of bytes.
  func bytes(_ array: [UInt8]) -> gh_bytes {
    guard !array.isEmpty else { return gh_bytes() }
    return array.withUnsafeBytes { source in
      let block = copy(source)
      return gh_bytes(
        bytes: UnsafePointer(block.assumingMemoryBound(to: UInt8.self)),
        length: UInt64(source.count))
    }
  }

  private func copy(_ source: UnsafeRawBufferPointer) -> UnsafeMutableRawPointer {
    let block = UnsafeMutableRawPointer.allocate(byteCount: source.count, alignment: 8)
    UnsafeMutableRawBufferPointer(start: block, count: source.count).copyMemory(from: source)
    blocks.append(block)
    return block
  }

  deinit { reset() }
}
