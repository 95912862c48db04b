/// A value of a JSON text.
///
/// Members keep their order, and a repeated one stays visible, so that a mistake in a command can
/// be told to whoever wrote it instead of being resolved in silence.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// What kind of value this is, for messages.
  var kindName: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// One member of a JSON object.
struct JSONMember: Hashable, Sendable {
  var name: String
  var value: JSONValue
}
