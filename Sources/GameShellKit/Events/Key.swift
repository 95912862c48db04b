/// A key of the keyboard.
public enum Key: Hashable, Sendable {
  /// A key that types something: the lower-case Unicode scalar it types without modifiers.
  case character(Unicode.Scalar)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case enter, escape, tab, backspace, delete, insert
  /// F1 … F12.
  case function(Int)
}

extension Key {
  private static let named: [(name: String, key: Key)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("home", .home),
    ("end", .end), ("pageup", .pageUp), ("pagedown", .pageDown), ("enter", .enter),
    ("escape", .escape), ("tab", .tab), ("backspace", .backspace), ("delete", .delete),
    ("insert", .insert), ("space", .character(" ")),
  ]

  /// Reads a key's name as scripts write it: `up`, `enter`, `space`, `f1`, or one character.
  public init?(name: String) {
    if name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first {
      self = .character(scalar)
    } else if let known = Self.named.first(where: { $0.name == name.lowercased() }) {
      self = known.key
    } else if let number = (1...12).first(where: { "f\($0)" == name.lowercased() }) {
      self = .function(number)
    } else {
      switch name.lowercased() {
      case "esc": self = .escape
      case "return": self = .enter
      default: return nil
      }
    }
  }

  /// The name that `init(name:)` reads.
  public var name: String {
    if let known = Self.named.first(where: { $0.key == self }) { return known.name }
    switch self {
    case .character(let scalar): return String(Character(scalar))
    case .function(let number): return "f\(number)"
    default: return ""
    }
  }

  /// The names that `init(name:)` reads besides single characters and F1 … F12.
  public static var names: [String] { named.map(\.name) }
}

/// Keys held while another is pressed.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// The bits, as the door numbers them.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = Modifiers(rawValue: 1)
  /// Alt, also Option and Meta.
  public static let alt = Modifiers(rawValue: 2)
  /// Control.
  public static let control = Modifiers(rawValue: 4)
  /// Super, also Windows and Command.
  public static let `super` = Modifiers(rawValue: 8)
}
