import Foundation
import GamePluginKit
import GamePluginTesting
import Testing

@Suite("The manifest")
struct ManifestTests {
  static func schema() throws -> SchemaCheck {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("docs/manifest.schema.json"))
    return SchemaCheck(
      root: try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any]))
  }

  static func manifest() throws -> [String: Any] {
    let text = try CounterGame.load().manifest
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  @Test("satisfies the published schema, and the schema knows each of its keys")
  func schema() throws {
    let schema = try Self.schema()
    let manifest = try Self.manifest()
    #expect(schema.faults(manifest) == [])
    let known = try #require(schema.root["properties"] as? [String: Any])
    #expect(Set(manifest.keys) == Set(known.keys))
    #expect(Set(try #require(schema.root["required"] as? [String])) == Set(known.keys))
  }

  @Test("that lacks or bends a member is found by the schema")
  func schemaRefuses() throws {
    let schema = try Self.schema()
    for key in try Self.manifest().keys {
      var damaged = try Self.manifest()
      damaged[key] = nil
      #expect(schema.faults(damaged) == ["$: lacks \(key)"])
      damaged[key] = [true]
      #expect(!schema.faults(damaged).isEmpty, "\(key) as a list of flags passed")
    }
  }

  @Test("names every role that a theme can colour")
  func roles() throws {
    let definitions = try #require(try Self.schema().root["$defs"] as? [String: Any])
    let colours = try #require(definitions["colours"] as? [String: Any])
    let names = try #require((colours["propertyNames"] as? [String: Any])?["enum"] as? [String])
    #expect(names == Role.allCases.map { "\($0)" })
  }

  @Test("carries the content unchanged, whatever characters it holds")
  func content() throws {
    let manifest = try Self.manifest()
    #expect(manifest["title"] as? [String: String] == ["en": "Counter", "de": "Zähler"])
    let reminder = try #require(manifest["reminder"] as? [String: String])
    #expect(reminder == ["title": "Count", "body": "Say \"one\"\\two\n\u{1}"])
    #expect(manifest["stateVersion"] as? Int == 2)
    #expect(manifest["minimumSize"] as? [String: Int] == ["columns": 10, "rows": 2])
    let theme = try #require(manifest["theme"] as? [String: [String: String]])
    #expect(theme == ["light": ["title": "#010203"], "dark": ["value8": "#abcdef"]])
  }
}
