import GamePluginABI
import GameShellKit

/// Copies of what a game's pointers name, with lengths checked before a byte is read.
///
/// A pointer that leads nowhere still ends the stage; that is what the stage's process is for.
enum GuestMemory {
  static let greatestText = 1 << 16
  static let greatestState = 8 << 20

  static func bytes(
    _ slice: gh_bytes, limit: Int, what: String
  ) throws(SceneFault) -> [UInt8] {
    guard slice.length > 0 else { return [] }
    guard slice.length <= UInt64(limit) else {
      throw SceneFault(
        .refused, "the game gave a \(what) of \(slice.length) bytes; the limit is \(limit)")
    }
    guard let start = slice.bytes else {
      throw SceneFault(
        .refused, "the game gave a \(what) of \(slice.length) bytes at a null pointer")
    }
    return Array(UnsafeBufferPointer(start: start, count: Int(slice.length)))
  }

  static func text(
    _ slice: gh_text, limit: Int = greatestText, what: String
  ) throws(SceneFault) -> String {
    let raw = gh_bytes(
      bytes: UnsafeRawPointer(slice.bytes)?.assumingMemoryBound(to: UInt8.self),
      length: slice.length)
    guard let text = String(validating: try bytes(raw, limit: limit, what: what), as: UTF8.self)
    else { throw SceneFault(.refused, "the game gave a \(what) that is not UTF-8") }
    return text
  }

  /// The text a service was called with; nil when it cannot be used.
  static func argument(_ slice: gh_text, limit: Int = greatestText) -> String? {
    try? text(slice, limit: limit, what: "text")
  }
}

/// Lends a Swift text to C for the length of a call.
func withText<Result>(_ text: String, _ body: (gh_text) -> Result) -> Result {
  var copy = text
  return copy.withUTF8 { buffer in
    buffer.withMemoryRebound(to: CChar.self) {
      body(gh_text(bytes: $0.baseAddress, length: UInt64($0.count)))
    }
  }
}

/// Lends bytes to C for the length of a call.
func withBytes<Result>(_ bytes: [UInt8], _ body: (gh_bytes) -> Result) -> Result {
  bytes.withUnsafeBufferPointer { body(gh_bytes(bytes: $0.baseAddress, length: UInt64($0.count))) }
}
