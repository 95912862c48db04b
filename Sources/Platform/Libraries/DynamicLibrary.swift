import Glibc

/// A shared library, opened for good.
///
/// It is never closed: after `dlclose` of a library with Swift code the next conformance lookup
/// reads unmapped memory. Unloading is ending the process.
public struct DynamicLibrary {
  /// What it was opened by: a path, or a name that the loader searches for.
  public let name: String
  // The loader's handle; only dlsym takes it.
  private let handle: UnsafeMutableRawPointer

  /// Opens a library with all its symbols bound now and its names hidden from others. Its
  /// constructors run before this returns.
  public init(_ name: String) throws(DynamicLibraryError) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) else {
      let message = dlerror().map { String(cString: $0) } ?? "unknown reason"
      throw DynamicLibraryError(name: name, message: message)
    }
    self.name = name
    self.handle = handle
  }

  /// Opens the first of several names that can be opened, the best one first.
  ///
  /// - Throws: what is wrong with the first that is there and cannot be opened; if none is there,
  ///   that the best one is missing.
  public init(anyOf names: [String]) throws(DynamicLibraryError) {
    var failure: DynamicLibraryError?
    for name in names {
      do throws(DynamicLibraryError) {
        self = try DynamicLibrary(name)
        return
      } catch {
        if failure == nil || failure?.kind == .notFound && error.kind != .notFound {
          failure = error
        }
      }
    }
    throw failure ?? DynamicLibraryError(name: "", message: "no name given")
  }

  /// The address of a symbol; nil when the library does not define it.
  public func address(of symbol: String) -> UnsafeMutableRawPointer? { dlsym(handle, symbol) }

  /// A function as a C function type; nil when the library does not define it. The type must be
  /// `@convention(c)` and agree with the library's documentation, which nothing can check.
  public func function<F>(_ symbol: String, as type: F.Type = F.self) -> F? {
    precondition(
      MemoryLayout<F>.size == MemoryLayout<UnsafeRawPointer>.size, "not a C function type")
    // Safe for C function types: they are plain addresses of code.
    return address(of: symbol).map { unsafeBitCast($0, to: type) }
  }

  /// A function that must be there.
  public func required<F>(
    _ symbol: String, as type: F.Type = F.self
  ) throws(DynamicLibraryError) -> F {
    guard let found = function(symbol, as: type) else {
      throw DynamicLibraryError(kind: .undefinedSymbol(symbol), name: name)
    }
    return found
  }
}
