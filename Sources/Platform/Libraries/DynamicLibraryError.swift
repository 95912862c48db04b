/// Why a shared library could not be opened.
public struct DynamicLibraryError: Error, Hashable, Sendable {
  /// The kind of failure.
  public enum Kind: Hashable, Sendable {
    /// The library itself is not there.
    case notFound
    /// A library that it needs is not there.
    case missingLibrary(String)
    /// A symbol that it needs, or that was asked for, is defined nowhere.
    case undefinedSymbol(String)
    /// A version of a library that it needs is too old or too new.
    case missingVersion(String, library: String)
    /// The file, which may be a library that it needs, is not a library for this machine.
    case notLoadable(file: String, reason: String)
    /// Anything else, in the loader's words.
    case other(String)
  }

  /// The kind.
  public var kind: Kind
  /// The library that was to be opened.
  public var name: String

  /// Makes an error.
  public init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  /// Reads what `dlerror` said, as glibc words it. The symbol may be one that a library needs
  /// which the one that was to be opened needs; then that library is named.
  init(name: String, message: String) {
    let kind = Self.kind(of: message, name: name)
    var name = name
    if case .undefinedSymbol = kind, let colon = message.firstRange(of: ": ") {
      name = String(message[..<colon.lowerBound])
    }
    self.init(kind: kind, name: name)
  }

  private static func kind(of message: String, name: String) -> Kind {
    guard let colon = message.firstRange(of: ": ") else { return .other(message) }
    let file = String(message[..<colon.lowerBound])
    let rest = message[colon.upperBound...]
    if let found = rest.firstRange(of: "undefined symbol: ") {
      return .undefinedSymbol(String(rest[found.upperBound...].prefix { $0 != " " && $0 != "," }))
    }
    if rest.hasPrefix("cannot open shared object file") {
      guard file != name else {
        return rest.hasSuffix("No such file or directory")
          ? .notFound : .notLoadable(file: file, reason: String(rest))
      }
      return .missingLibrary(file)
    }
    if rest.hasPrefix("version `"), let quote = rest.lastIndex(of: "'") {
      let version = rest[rest.index(rest.startIndex, offsetBy: 9)..<quote]
      return .missingVersion(String(version), library: file)
    }
    let wordings = [
      "invalid ELF header", "file too short", "wrong ELF class", "cannot read file data",
      "cannot dynamically load", "ELF file", "only ET_DYN and ET_EXEC", "object file has no",
      "failed to map segment", "cannot open shared object",
    ]
    if wordings.contains(where: { rest.hasPrefix($0) }) {
      return .notLoadable(file: file, reason: String(rest))
    }
    return .other(message)
  }
}

extension DynamicLibraryError: CustomStringConvertible {
  /// A sentence: what is missing, and for whom.
  public var description: String {
    switch kind {
    case .notFound: "\(name) was not found"
    case .missingLibrary(let library):
      "\(name) needs the library \(library), which is not installed"
    case .undefinedSymbol(let symbol):
      "\(name) needs the symbol \(symbol), which no library defines"
    case .missingVersion(let version, let library):
      "\(name) needs version \(version) of \(library), which is not installed"
    case .notLoadable(let file, let reason):
      file == name
        ? "\(name) cannot be loaded: \(reason)"
        : "\(name) needs \(file), which cannot be loaded: \(reason)"
    case .other(let message): "\(name) cannot be loaded: \(message)"
    }
  }
}
