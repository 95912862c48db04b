import GamePluginABI

/// Memory that a host passes into a call. `spoil` overwrites it when the call has returned, so
/// that a game which kept a pointer shows garbage.
final class LentMemory {
  private var blocks: [UnsafeMutableRawBufferPointer] = []

  func text(_ string: String) -> gh_text {
    let lent = bytes([UInt8](string.utf8))
    return gh_text(
      bytes: lent.bytes.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) },
      length: lent.length)
  }

  func bytes(_ array: [UInt8]) -> gh_bytes {
    guard !array.isEmpty else { return gh_bytes() }
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: array.count, alignment: 1)
    block.copyBytes(from: array)
    blocks.append(block)
    return gh_bytes(
      bytes: block.baseAddress.map { UnsafePointer($0.assumingMemoryBound(to: UInt8.self)) },
      length: UInt64(array.count))
  }

  func array<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafePointer<Element>? {
    guard !elements.isEmpty else { return nil }
    let block = UnsafeMutableRawBufferPointer.allocate(
      byteCount: elements.count * MemoryLayout<Element>.stride,
      alignment: MemoryLayout<Element>.alignment)
    elements.withUnsafeBytes { block.copyMemory(from: $0) }
    blocks.append(block)
    return UnsafePointer(block.bindMemory(to: Element.self).baseAddress)
  }

  func spoil() {
    for block in blocks { block.initializeMemory(as: UInt8.self, repeating: 0xdd) }
  }

  deinit {
    for block in blocks { block.deallocate() }
  }
}
