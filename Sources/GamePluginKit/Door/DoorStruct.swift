import GamePluginABI

/// Reads a struct that came through the door, as its maker knew it: what lies beyond `size`
/// bytes keeps its value in `zero`. Sizes are multiples of 8; so no member is ever half there.
func readDoorStruct<Struct: BitwiseCopyable>(
  _ pointer: UnsafePointer<Struct>, size: UInt32, zero: Struct
) -> Struct {
  var result = zero
  let known = min(Int(size & ~7), MemoryLayout<Struct>.size)
  withUnsafeMutableBytes(of: &result) { bytes in
    bytes.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: known))
  }
  return result
}

/// Writes a struct to where its reader made room: never more than the `size` bytes it knows.
func writeDoorStruct<Struct: BitwiseCopyable>(
  _ value: Struct, to pointer: UnsafeMutablePointer<Struct>, size: UInt32
) {
  let known = min(Int(size), MemoryLayout<Struct>.size)
  withUnsafeBytes(of: value) { bytes in
    UnsafeMutableRawBufferPointer(start: pointer, count: known)
      .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<known]))
  }
}

extension String {
  /// Copies a text that came through the door; damaged UTF-8 is repaired.
  init(_ text: gh_text) {
    self.init(
      decoding: UnsafeRawBufferPointer(
        start: text.bytes, count: text.bytes == nil ? 0 : Int(clamping: text.length)),
      as: UTF8.self)
  }
}

extension [UInt8] {
  /// Copies bytes that came through the door.
  init(_ bytes: gh_bytes) {
    self.init(
      UnsafeRawBufferPointer(
        start: bytes.bytes, count: bytes.bytes == nil ? 0 : Int(clamping: bytes.length)))
  }
}
