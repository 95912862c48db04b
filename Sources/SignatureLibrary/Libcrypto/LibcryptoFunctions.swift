import Platform

/// The functions of OpenSSL's libcrypto that are used, as its headers declare them.
struct LibcryptoFunctions {
  typealias Input = UnsafePointer<UInt8>?
  typealias Output = UnsafeMutablePointer<UInt8>?
  typealias Object = OpaquePointer

  let privateKey: @convention(c) (Int32, Object?, Input, Int) -> Object?
  let publicKey: @convention(c) (Int32, Object?, Input, Int) -> Object?
  let publicPart: @convention(c) (Object, Output, UnsafeMutablePointer<Int>) -> Int32
  let freeKey: @convention(c) (Object?) -> Void
  let newContext: @convention(c) () -> Object?
  let freeContext: @convention(c) (Object?) -> Void
  let signInit: @convention(c) (Object, Object?, Object?, Object?, Object) -> Int32
  let sign: @convention(c) (Object, Output, UnsafeMutablePointer<Int>, Input, Int) -> Int32
  let verifyInit: @convention(c) (Object, Object?, Object?, Object?, Object) -> Int32
  let verify: @convention(c) (Object, Input, Int, Input, Int) -> Int32
  let blake2b512: @convention(c) () -> Object?
  let hashInit: @convention(c) (Object, Object?, Object?) -> Int32
  let hashUpdate: @convention(c) (Object, Input, Int) -> Int32
  let hashFinal: @convention(c) (Object, Output, UnsafeMutablePointer<UInt32>?) -> Int32
  let random: @convention(c) (Output, Int32) -> Int32
  let scrypt:
    @convention(c) (Input, Int, Input, Int, UInt64, UInt64, UInt64, UInt64, Output, Int) -> Int32
  let clearErrors: @convention(c) () -> Void

  init(_ library: DynamicLibrary) throws(DynamicLibraryError) {
    privateKey = try library.required("EVP_PKEY_new_raw_private_key")
    publicKey = try library.required("EVP_PKEY_new_raw_public_key")
    publicPart = try library.required("EVP_PKEY_get_raw_public_key")
    freeKey = try library.required("EVP_PKEY_free")
    newContext = try library.required("EVP_MD_CTX_new")
    freeContext = try library.required("EVP_MD_CTX_free")
    signInit = try library.required("EVP_DigestSignInit")
    sign = try library.required("EVP_DigestSign")
    verifyInit = try library.required("EVP_DigestVerifyInit")
    verify = try library.required("EVP_DigestVerify")
    blake2b512 = try library.required("EVP_blake2b512")
    hashInit = try library.required("EVP_DigestInit_ex")
    hashUpdate = try library.required("EVP_DigestUpdate")
    hashFinal = try library.required("EVP_DigestFinal_ex")
    random = try library.required("RAND_bytes")
    scrypt = try library.required("EVP_PBE_scrypt")
    clearErrors = try library.required("ERR_clear_error")
  }
}
