import FoundationEssentials

/// A manifest's JSON, before anything is expected of it.
enum ManifestValue: Hashable {
  case null
  case flag(Bool)
  case number(Double)
  case string(String)
  case array([ManifestValue])
  case object([String: ManifestValue])

  /// Reads JSON; nil when it is none.
  init?(json: [UInt8]) {
    guard let value = try? JSONDecoder().decode(ManifestValue.self, from: Data(json)) else {
      return nil
    }
    self = value
  }

  /// A member of an object; nil for everything else.
  subscript(_ name: String) -> ManifestValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  /// The elements of an array.
  var elements: [ManifestValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The text of a string.
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The value of a whole number.
  var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }
}

extension ManifestValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let elements = try? container.decode([ManifestValue].self) {
      self = .array(elements)
    } else {
      self = .object(try container.decode([String: ManifestValue].self))
    }
  }
}
