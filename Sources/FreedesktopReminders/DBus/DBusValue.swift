/// A value of a D-Bus message, of the types that notifications are made of.
enum DBusValue: Equatable, Sendable {
  case string(String)
  case byte(UInt8)
  case boolean(Bool)
  case int32(Int32)
  case uint32(UInt32)
  case strings([String])
  /// A dictionary from names to values of any type.
  case properties([String: DBusValue])
  /// A value that was received and is of no use here; its type by D-Bus's letter.
  case other(Int32)

  /// The type, as the D-Bus specification writes it.
  var signature: String {
    switch self {
    case .string: "s"
    case .byte: "y"
    case .boolean: "b"
    case .int32: "i"
    case .uint32: "u"
    case .strings: "as"
    case .properties: "a{sv}"
    case .other(let letter): String(UnicodeScalar(UInt8(truncatingIfNeeded: letter)))
    }
  }
}
