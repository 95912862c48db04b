/// A BLAKE2b digest of 64 bytes by libcrypto.
final class LibcryptoHash: StreamingHash {
  private let functions: LibcryptoFunctions
  private let library: String
  /// libcrypto's context; freed with this object.
  private let context: OpaquePointer

  /// Begins a digest; nil when libcrypto refuses, as one in FIPS mode does.
  init?(_ functions: LibcryptoFunctions, library: String) {
    guard let context = functions.newContext() else { return nil }
    self.functions = functions
    self.library = library
    self.context = context
    guard let function = functions.blake2b512(), functions.hashInit(context, function, nil) == 1
    else {
      functions.clearErrors()
      return nil
    }
  }

  deinit { functions.freeContext(context) }

  func update(_ bytes: [UInt8]) throws(SignatureError) {
    guard functions.hashUpdate(context, bytes, bytes.count) == 1 else {
      throw SignatureError(.refused(operation: "continue a digest", library: library))
    }
  }

  func finish() throws(SignatureError) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 64)
    guard functions.hashFinal(context, &digest, nil) == 1 else {
      throw SignatureError(.refused(operation: "end a digest", library: library))
    }
    return digest
  }
}
