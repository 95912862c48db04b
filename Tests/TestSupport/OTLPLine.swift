/// One line of an export file, held against OTLP's JSON encoding.
///
/// Sources: opentelemetry-proto's messages, and the OTLP specification's "JSON Protobuf Encoding":
/// field names in lowerCamelCase, 64-bit integers as decimal strings, enumerations as numbers,
/// ids in hexadecimal. Only the parts that a host has reason to write are known here; everything
/// else counts as a mistake.
public struct OTLPLine {
  /// The line.
  public let json: JSONValue

  /// Reads a line.
  public init(_ text: String) throws { json = try JSONValue(text: text) }

  /// What is wrong with it, each with its place; empty when it keeps the encoding.
  public var mistakes: [String] {
    var found: [String] = []
    Shape.line.check(json, at: "$", &found)
    for metric in metrics {
      let kinds = ["gauge", "sum", "histogram"].filter { metric[$0] != nil }
      if kinds.count != 1 { found.append("\(name(of: metric)) has \(kinds.count) kinds of data") }
      for kind in kinds {
        for point in metric[kind]?["dataPoints"]?.elements ?? [] { check(point, metric, &found) }
      }
    }
    return found
  }

  /// All metrics of the line.
  public var metrics: [JSONValue] { inner("resourceMetrics", "scopeMetrics", "metrics") }

  /// All log records of the line.
  public var logRecords: [JSONValue] { inner("resourceLogs", "scopeLogs", "logRecords") }

  /// A metric by its name.
  public func metric(_ name: String) -> JSONValue? {
    metrics.first { $0["name"] == .string(name) }
  }

  /// The data points of a metric.
  public func points(of name: String) -> [JSONValue] {
    let metric = metric(name)
    let data = metric?["gauge"] ?? metric?["sum"] ?? metric?["histogram"]
    return data?["dataPoints"]?.elements ?? []
  }

  /// The first 64-bit integer of a metric.
  public func integer(_ name: String) -> Int64? {
    points(of: name).first?["asInt"]?.text.flatMap { Int64($0) }
  }

  /// How many measurements a histogram has.
  public func count(_ name: String) -> Int64? {
    points(of: name).first?["count"]?.text.flatMap { Int64($0) }
  }

  /// The namespace of the resource that the line is about.
  public var subsystem: String? {
    let resource = (json["resourceMetrics"] ?? json["resourceLogs"])?.elements.first?["resource"]
    let attribute = resource?["attributes"]?.elements.first {
      $0["key"] == .string("service.namespace")
    }
    return attribute?["value"]?["stringValue"]?.text
  }

  private func inner(_ names: String...) -> [JSONValue] {
    names.reduce([json]) { values, name in values.flatMap { $0[name]?.elements ?? [] } }
  }

  private func name(of metric: JSONValue) -> String { metric["name"]?.text ?? "a metric" }

  private func check(_ point: JSONValue, _ metric: JSONValue, _ found: inout [String]) {
    let name = name(of: metric)
    func number(_ field: String) -> Int64 { point[field]?.text.flatMap { Int64($0) } ?? -1 }
    if number("startTimeUnixNano") > number("timeUnixNano") { found.append("\(name) ends early") }
    if metric["histogram"] == nil {
      if (point["asInt"] == nil) == (point["asDouble"] == nil) {
        found.append("\(name) has not one value")
      }
      return
    }
    let counts = (point["bucketCounts"]?.elements ?? []).compactMap { $0.text }
      .compactMap { Int64($0) }
    let bounds = (point["explicitBounds"]?.elements ?? []).compactMap { value -> Double? in
      if case .number(let number) = value { number } else { nil }
    }
    if counts.count != bounds.count + 1 { found.append("\(name) has \(counts.count) buckets") }
    if bounds != bounds.sorted() || Set(bounds).count != bounds.count {
      found.append("\(name)'s bounds do not ascend")
    }
    if counts.reduce(0, +) != number("count") { found.append("\(name) counts otherwise") }
  }
}

/// What a JSON value must be like.
private indirect enum Shape: Sendable {
  case text
  /// A 64-bit integer: a decimal string.
  case integer64
  case number
  case flag
  case enumeration(ClosedRange<Int>)
  case list(Shape)
  case object([String: Shape], required: Set<String>)

  func check(_ value: JSONValue, at place: String, _ found: inout [String]) {
    switch (self, value) {
    case (.text, .string), (.number, .number), (.flag, .bool): return
    case (.number, .string(let name)) where ["NaN", "Infinity", "-Infinity"].contains(name): return
    case (.integer64, .string(let digits)) where Int64(digits) != nil: return
    case (.enumeration(let range), .number(let number)):
      if !range.contains(Int(number)) || Double(Int(number)) != number {
        found.append("\(place) is \(number)")
      }
    case (.list(let shape), .array(let values)):
      for (index, value) in values.enumerated() {
        shape.check(value, at: "\(place)[\(index)]", &found)
      }
    case (.object(let shapes, let required), .object(let members)):
      for name in required.sorted() where members[name] == nil {
        found.append("\(place) lacks \(name)")
      }
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        if let shape = shapes[name] {
          shape.check(value, at: "\(place).\(name)", &found)
        } else {
          found.append("\(place).\(name) is unknown")
        }
      }
    default: found.append("\(place) is of another type: \(value)")
    }
  }

  static let anyValue = Shape.object(
    ["stringValue": .text, "intValue": .integer64, "doubleValue": .number, "boolValue": .flag],
    required: [])
  static let attributes = Shape.list(
    .object(["key": .text, "value": anyValue], required: ["key", "value"]))
  static let scope = Shape.object(["name": .text, "version": .text], required: ["name"])
  static let resource = Shape.object(["attributes": attributes], required: ["attributes"])
  static let record = Shape.object(
    [
      "timeUnixNano": .integer64, "observedTimeUnixNano": .integer64,
      "severityNumber": .enumeration(1...24), "severityText": .text, "eventName": .text,
      "body": anyValue, "attributes": attributes,
    ], required: ["timeUnixNano", "observedTimeUnixNano"])
  static let times: [String: Shape] = [
    "startTimeUnixNano": .integer64, "timeUnixNano": .integer64, "attributes": attributes,
  ]
  static let numberPoint = Shape.object(
    times.merging(["asInt": .integer64, "asDouble": .number]) { $1 },
    required: ["startTimeUnixNano", "timeUnixNano"])
  static let histogramPoint = Shape.object(
    times.merging([
      "count": .integer64, "sum": .number, "bucketCounts": .list(.integer64),
      "explicitBounds": .list(.number), "min": .number, "max": .number,
    ]) { $1 },
    required: ["startTimeUnixNano", "timeUnixNano", "count", "bucketCounts", "explicitBounds"])
  static let metric = Shape.object(
    [
      "name": .text, "description": .text, "unit": .text,
      "gauge": .object(["dataPoints": .list(numberPoint)], required: ["dataPoints"]),
      "sum": .object(
        [
          "dataPoints": .list(numberPoint), "aggregationTemporality": .enumeration(1...2),
          "isMonotonic": .flag,
        ], required: ["dataPoints", "aggregationTemporality", "isMonotonic"]),
      "histogram": .object(
        ["dataPoints": .list(histogramPoint), "aggregationTemporality": .enumeration(1...2)],
        required: ["dataPoints", "aggregationTemporality"]),
    ], required: ["name", "unit"])

  static func layers(_ scoped: String, _ name: String, _ shape: Shape) -> Shape {
    .list(
      .object(
        [
          "resource": resource,
          scoped: .list(
            .object(["scope": scope, name: .list(shape)], required: ["scope", name])),
        ], required: ["resource", scoped]))
  }

  static let line = Shape.object(
    [
      "resourceLogs": layers("scopeLogs", "logRecords", record),
      "resourceMetrics": layers("scopeMetrics", "metrics", metric),
    ], required: [])
}
