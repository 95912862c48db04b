/// A BLAKE2b digest by libsodium.
final class LibsodiumHash: StreamingHash {
  private let functions: LibsodiumFunctions
  private let length: Int
  private let library: String
  /// libsodium's state, aligned to 64 bytes as its header demands; freed with this object.
  private let state: UnsafeMutableRawPointer

  /// Begins a digest; nil when libsodium refuses.
  init?(_ functions: LibsodiumFunctions, length: Int, library: String) {
    self.functions = functions
    self.length = length
    self.library = library
    state = .allocate(byteCount: functions.stateSize(), alignment: 64)
    guard functions.hashInit(state, nil, 0, length) == 0 else { return nil }
  }

  deinit { state.deallocate() }

  func update(_ bytes: [UInt8]) throws(SignatureError) {
    guard functions.hashUpdate(state, bytes, UInt64(bytes.count)) == 0 else {
      throw SignatureError(.refused(operation: "continue a digest", library: library))
    }
  }

  func finish() throws(SignatureError) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: length)
    guard functions.hashFinal(state, &digest, length) == 0 else {
      throw SignatureError(.refused(operation: "end a digest", library: library))
    }
    return digest
  }
}
