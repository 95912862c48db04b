import Platform
import TestSupport
import Testing

@testable import GameAppKit

/// The checks' tables against the schema that authors read.
@Suite("The manifest's shape")
struct ManifestShapeTests {
  let schema: ManifestValue

  init() throws {
    let bytes = try FileSystem.read(Repository.path("docs/manifest.schema.json"), limit: 1 << 20)
    schema = try #require(ManifestValue(json: bytes))
  }

  @Test("members, types and forms are those of docs/manifest.schema.json")
  func agrees() { compare(.manifest, schema, at: "manifest") }

  private func compare(_ shape: ManifestShape, _ part: ManifestValue, at path: String) {
    switch shape {
    case .object(let members):
      #expect(part["type"]?.text == "object", "\(path)")
      guard case .object(let properties)? = part["properties"] else {
        Issue.record("\(path) has no properties in the schema")
        return
      }
      #expect(Set(properties.keys) == Set(members.map(\.name)), "\(path)")
      let required = (part["required"]?.elements ?? []).compactMap(\.text)
      #expect(Set(required) == Set(members.map(\.name)), "\(path)")
      for (name, shape) in members {
        if let property = properties[name] { compare(shape, property, at: "\(path).\(name)") }
      }
    case .list(let least, let element):
      #expect(part["type"]?.text == "array", "\(path)")
      #expect(part["minItems"]?.integer ?? 0 == least, "\(path)")
      if let items = part["items"] { compare(element, items, at: "\(path)[]") }
    case .string(let least, nil):
      #expect(part["type"]?.text == "string", "\(path)")
      #expect(part["minLength"]?.integer ?? 0 == least, "\(path)")
      #expect(part["pattern"] == nil, "\(path)")
    case .string(_, .reverseDNS): #expect(part["pattern"] != nil, "\(path)")
    case .string(_, .colour): #expect(part["$ref"]?.text == "#/$defs/colour", "\(path)")
    case .count:
      #expect(part["type"]?.text == "integer", "\(path)")
      #expect(part["minimum"]?.integer == 0, "\(path)")
    case .flag: #expect(part["type"]?.text == "boolean", "\(path)")
    case .text: #expect(part["$ref"]?.text == "#/$defs/text", "\(path)")
    case .colours: #expect(part["$ref"]?.text == "#/$defs/colours", "\(path)")
    case .oneOf(let choices): #expect(part["enum"]?.elements?.compactMap(\.text) == choices)
    }
  }

  @Test("forms are told apart")
  func forms() {
    for good in ["org.example.game", "a.b", "com.my-firm.x2"] {
      #expect(ManifestShape.Form.reverseDNS.fits(good))
    }
    for bad in ["", "game", ".a", "a.", "a..b", "a.b c", "../../etc", "a.ä"] {
      #expect(!ManifestShape.Form.reverseDNS.fits(bad))
    }
    #expect(ManifestShape.Form.colour.fits("#1e90ff"))
    for bad in ["#1E90FF", "1e90ff", "#1e90f", "#1e90fg"] {
      #expect(!ManifestShape.Form.colour.fits(bad))
    }
  }
}
