import Foundation

/// The part of JSON Schema 2020-12 that the manifest's schema uses. Anything else is a fault, so
/// that a schema which says more than this understands cannot pass unnoticed.
struct SchemaCheck {
  let root: [String: Any]

  func faults(_ value: Any, _ schema: [String: Any]? = nil, at path: String = "$") -> [String] {
    let schema = schema ?? root
    var faults: [String] = []
    for (keyword, rule) in schema {
      faults += check(keyword, rule, value, schema, path)
    }
    return faults.sorted()
  }

  private func check(
    _ keyword: String, _ rule: Any, _ value: Any, _ schema: [String: Any], _ path: String
  ) -> [String] {
    let text = rule as? String ?? ""
    let names = rule as? [String] ?? []
    let number = rule as? Int ?? 0
    let object = rule as? [String: Any] ?? [:]
    switch keyword {
    case "$schema", "title", "description", "$defs": return []
    case "$ref":
      let name = text.replacingOccurrences(of: "#/$defs/", with: "")
      let found = (root["$defs"] as? [String: Any])?[name] as? [String: Any]
      return found.map { faults(value, $0, at: path) } ?? ["schema: no \(name)"]
    case "type": return isType(value, text) ? [] : ["\(path): not \(rule)"]
    case "enum":
      return names.contains(value as? String ?? "") ? [] : ["\(path): not of enum"]
    case "pattern":
      let matches = (value as? String)?.range(of: text, options: .regularExpression)
      return matches == nil ? ["\(path): does not match \(rule)"] : []
    case "minLength":
      return (value as? String)?.count ?? 0 < number ? ["\(path): too short"] : []
    case "minimum": return value as? Int ?? .min < number ? ["\(path): too small"] : []
    case "minItems":
      return (value as? [Any])?.count ?? 0 < number ? ["\(path): too few"] : []
    case "items":
      return (value as? [Any] ?? []).enumerated().flatMap {
        faults($1, object, at: "\(path)[\($0)]")
      }
    case "oneOf":
      let passing = (rule as? [[String: Any]] ?? []).filter { faults(value, $0, at: path).isEmpty }
      return passing.count == 1 ? [] : ["\(path): \(passing.count) of oneOf"]
    case "required":
      return names.filter { (value as? [String: Any])?[$0] == nil }
        .map { "\(path): lacks \($0)" }
    case "propertyNames":
      return (value as? [String: Any] ?? [:]).keys.flatMap {
        faults($0, object, at: "\(path).\($0)")
      }
    case "properties":
      return (rule as? [String: [String: Any]] ?? [:]).flatMap { name, member in
        (value as? [String: Any])?[name].map { faults($0, member, at: "\(path).\(name)") } ?? []
      }
    case "additionalProperties":
      let known = Set((schema["properties"] as? [String: Any] ?? [:]).keys)
      return (value as? [String: Any] ?? [:]).filter { !known.contains($0.key) }
        .flatMap { name, member in
          (rule as? [String: Any]).map { faults(member, $0, at: "\(path).\(name)") }
            ?? ["\(path): unknown \(name)"]
        }
    default: return ["schema: unknown keyword \(keyword)"]
    }
  }

  private func isType(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    case "integer": value is Int && !(value is String)
    default: false
    }
  }
}
