import Platform

/// The functions of libsodium that are used, as its headers declare them.
struct LibsodiumFunctions {
  typealias Input = UnsafePointer<UInt8>?
  typealias Output = UnsafeMutablePointer<UInt8>?

  let initialize: @convention(c) () -> Int32
  let keyPair: @convention(c) (Output, Output, Input) -> Int32
  let sign: @convention(c) (Output, UnsafeMutablePointer<UInt64>?, Input, UInt64, Input) -> Int32
  let verify: @convention(c) (Input, Input, UInt64, Input) -> Int32
  let stateSize: @convention(c) () -> Int
  let hashInit: @convention(c) (UnsafeMutableRawPointer, Input, Int, Int) -> Int32
  let hashUpdate: @convention(c) (UnsafeMutableRawPointer, Input, UInt64) -> Int32
  let hashFinal: @convention(c) (UnsafeMutableRawPointer, Output, Int) -> Int32
  let random: @convention(c) (Output, Int) -> Void
  let scrypt: @convention(c) (Input, Int, Input, Int, UInt64, UInt32, UInt32, Output, Int) -> Int32

  init(_ library: DynamicLibrary) throws(DynamicLibraryError) {
    initialize = try library.required("sodium_init")
    keyPair = try library.required("crypto_sign_ed25519_seed_keypair")
    sign = try library.required("crypto_sign_ed25519_detached")
    verify = try library.required("crypto_sign_ed25519_verify_detached")
    stateSize = try library.required("crypto_generichash_blake2b_statebytes")
    hashInit = try library.required("crypto_generichash_blake2b_init")
    hashUpdate = try library.required("crypto_generichash_blake2b_update")
    hashFinal = try library.required("crypto_generichash_blake2b_final")
    random = try library.required("randombytes_buf")
    scrypt = try library.required("crypto_pwhash_scryptsalsa208sha256_ll")
  }
}
