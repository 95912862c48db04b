import Platform

/// The libraries of the system that can do the work, the preferred one first.
public enum CryptoLibrary: String, CaseIterable, Sendable {
  /// libsodium 1.0.18 or newer.
  case libsodium
  /// OpenSSL 1.1.1 or newer.
  case libcrypto

  /// The names that the loader is asked for, the best first.
  public var fileNames: [String] {
    switch self {
    case .libsodium: ["libsodium.so.26", "libsodium.so.23"]
    case .libcrypto: ["libcrypto.so.3", "libcrypto.so.1.1"]
    }
  }

  /// Debian's packages with it, the newest first.
  public var debianPackages: [String] {
    switch self {
    case .libsodium: ["libsodium23", "libsodium26"]
    case .libcrypto: ["libssl3", "libssl3t64", "libssl1.1"]
    }
  }

  /// Opens this library; the loader looks for `fileNames` or for the names given.
  public func open(names: [String]? = nil) throws(SignatureError) -> any SignatureScheme {
    let found: DynamicLibrary
    do throws(DynamicLibraryError) {
      found = try DynamicLibrary(anyOf: names ?? fileNames)
    } catch {
      throw SignatureError(.noLibrary([error.description]))
    }
    do throws(DynamicLibraryError) {
      switch self {
      case .libsodium: return try LibsodiumScheme(found)
      case .libcrypto: return try LibcryptoScheme(found)
      }
    } catch {
      throw SignatureError(.incompleteLibrary(error.description))
    }
  }

  /// Opens the first of the libraries that is there and complete.
  public static func openAny(
    of libraries: [CryptoLibrary] = allCases
  ) throws(SignatureError) -> any SignatureScheme {
    var failures: [String] = []
    for library in libraries {
      do throws(SignatureError) {
        return try library.open()
      } catch {
        guard case .noLibrary(let reasons) = error.kind else {
          failures.append(error.description)
          continue
        }
        failures += reasons
      }
    }
    throw SignatureError(.noLibrary(failures))
  }
}
