import GameShellKit

/// OTLP's `AnyValue`, in the JSON encoding: 64-bit integers are strings.
struct OTLPValue: Codable, Equatable {
  var value: TelemetryEvent.Value

  private enum Key: String, CodingKey {
    case stringValue, intValue, doubleValue, boolValue
  }

  init(value: TelemetryEvent.Value) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let text = try container.decodeIfPresent(String.self, forKey: .stringValue) {
      value = .text(text)
    } else if let text = try container.decodeIfPresent(String.self, forKey: .intValue),
      let integer = Int64(text)
    {
      value = .integer(integer)
    } else if let flag = try container.decodeIfPresent(Bool.self, forKey: .boolValue) {
      value = .flag(flag)
    } else {
      value = .number(try container.decode(Double.self, forKey: .doubleValue))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch value {
    case .text(let text): try container.encode(text, forKey: .stringValue)
    case .integer(let integer): try container.encode(String(integer), forKey: .intValue)
    case .number(let number):
      // JSON has no infinities; the encoding names them.
      if number.isFinite {
        try container.encode(number, forKey: .doubleValue)
      } else {
        let name = number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"
        try container.encode(name, forKey: .doubleValue)
      }
    case .flag(let flag): try container.encode(flag, forKey: .boolValue)
    }
  }
}

/// OTLP's `KeyValue`.
struct OTLPAttribute: Codable, Equatable {
  var key: String
  var value: OTLPValue

  /// Attributes in the order of their keys, so that equal events are equal lines.
  static func list(_ attributes: [String: TelemetryEvent.Value]) -> [OTLPAttribute] {
    attributes.sorted { $0.key < $1.key }.map {
      OTLPAttribute(key: $0.key, value: OTLPValue(value: $0.value))
    }
  }
}

/// OTLP's `Resource`: what the data is about.
struct OTLPResource: Codable, Equatable {
  var attributes: [OTLPAttribute]

  /// The host, and the game it plays, by OpenTelemetry's semantic conventions.
  init(hostVersion: String, subsystem: String) {
    attributes = OTLPAttribute.list([
      "service.name": .text("gamehost"), "service.version": .text(hostVersion),
      "service.namespace": .text(subsystem),
    ])
  }
}

/// OTLP's `InstrumentationScope`.
struct OTLPScope: Encodable {
  var name: String
  var version: String
}
