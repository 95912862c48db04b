public import GameShellKit

/// A key with the keys held meanwhile, as scripts write it: `right`, `space`, `F`, `ctrl+z`.
public struct KeyStroke: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// The keys held meanwhile.
  public var modifiers: Modifiers

  /// Reads a stroke; throws a sentence that names the nearest key when there is none.
  ///
  /// An upper-case letter is its key with shift, as a keyboard types it.
  public init(_ text: String) throws(UnknownKey) {
    var rest = Substring(text)
    modifiers = []
    while let plus = rest.dropFirst().firstIndex(of: "+"), plus != rest.indices.last {
      let prefix = String(rest[..<plus])
      guard let modifier = Modifiers(name: prefix) else {
        throw UnknownKey(prefix, what: "modifier", nearest: Modifiers.names.nearest(to: prefix))
      }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: plus)...]
    }
    let name = String(rest)
    guard let named = Key(name: name) else {
      throw UnknownKey(name, what: "key", nearest: Self.names.nearest(to: name))
    }
    key = named
    if case .character(let scalar) = named, scalar.properties.isUppercase {
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      if lower.count == 1, let only = lower.first {
        key = .character(only)
        modifiers.insert(.shift)
      }
    }
  }

  /// Every key's name that is longer than what it types.
  static let names = Key.names + (1...12).map { "f\($0)" }
}

/// A key's or modifier's name that means nothing.
public struct UnknownKey: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence with the nearest name, if one is near.
  public var description: String

  init(_ name: String, what: String, nearest: String?) {
    let shown = name.count > 32 ? name.prefix(32) + "…" : Substring(name)
    description = "no \(what) is called \"\(shown)\""
    if let nearest { description += "; did you mean \"\(nearest)\"?" }
  }
}

extension Modifiers {
  static let names = ["shift", "alt", "ctrl", "super"]

  /// Reads a modifier's name; nil when there is none such.
  init?(name: String) {
    switch name.lowercased() {
    case "shift": self = .shift
    case "alt", "option", "meta": self = .alt
    case "ctrl", "control": self = .control
    case "super", "command", "windows": self = .super
    default: return nil
    }
  }
}
