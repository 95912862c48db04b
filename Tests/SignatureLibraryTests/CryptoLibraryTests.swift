import SignatureLibrary
import TestSupport
import Testing

@Suite("Finding a library")
struct CryptoLibraryTests {
  @Test("without any library the sentence says what to install")
  func absent() {
    let error = #expect(throws: SignatureError.self) { try CryptoLibrary.openAny(of: []) }
    #expect(
      error?.description == """
        signatures cannot be made or checked: neither libsodium nor libcrypto was found; \
        install one, on Debian with: apt install libsodium23 (or libssl3)
        """)
    #expect(throws: SignatureError.self) { try CryptoLibrary.libsodium.open(names: ["libnone.so"]) }
  }

  @Test("a library that lacks a function is named with it")
  func incomplete() {
    let error = #expect(throws: SignatureError.self) {
      try CryptoLibrary.libcrypto.open(names: ["libm.so.6"])
    }
    #expect(
      error?.description == """
        signatures cannot be made or checked: libm.so.6 needs the symbol \
        EVP_PKEY_new_raw_private_key, which no library defines; install a newer version
        """)
  }

  @Test("a scheme says which library it works with")
  func named() throws {
    for library in SignatureSchemeContract.libraries {
      let scheme = try library.open()
      #expect(scheme.library == library)
      #expect(library.fileNames.contains(scheme.libraryName))
    }
    if let first = SignatureSchemeContract.libraries.first {
      #expect(try CryptoLibrary.openAny().library == first)
    }
  }
}
