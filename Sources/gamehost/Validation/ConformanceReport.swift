import GameAppKit
import HeadlessFrontend

/// What a conformance run found, as a page or as JSON.
struct ConformanceReport {
  var plugin: String
  /// What `--reproduce` takes to run the same again.
  var seed: UInt64
  var results: [ConformanceResult]

  func count(of outcome: ConformanceResult.Outcome) -> Int {
    results.count { $0.outcome == outcome }
  }

  /// A page for people: a table for each group, and the counts.
  var page: String {
    var lines: [String] = []
    let width = results.map(\.name.count).max() ?? 0
    for family in ConformanceFamily.allCases {
      let group = results.filter { $0.family == family }
      guard !group.isEmpty else { continue }
      if !lines.isEmpty { lines.append("") }
      lines.append(family.title)
      for result in group { lines += rows(of: result, width: width) }
    }
    let counts = ConformanceResult.Outcome.allCases.map { "\(count(of: $0)) \($0.words)" }
    lines += ["", "\(results.count) checks: \(counts.joined(separator: ", "))"]
    lines.append("The same again: --reproduce=\(seed)")
    return lines.joined(separator: "\n") + "\n"
  }

  private func rows(of result: ConformanceResult, width: Int) -> [String] {
    let gap = String(repeating: " ", count: width - result.name.count + 2)
    let text = result.outcome == .pass && result.detail.isEmpty ? "" : result.detail
    let indent = String(repeating: " ", count: width + 10)
    var lines = ["  \(result.outcome.mark)  \(result.name)\(gap)\(text.printable())".trimmed]
    if !result.advice.isEmpty {
      lines.append("\(indent)wanted: \(result.summary)")
      lines.append("\(indent)to do:  \(result.advice)")
    }
    return lines
  }

  /// One line of JSON: the counts, and every check.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("plugin", plugin)
      writer.name("seed")
      writer.integer(seed)
      for outcome in ConformanceResult.Outcome.allCases {
        writer.member(outcome.rawValue, count(of: outcome))
      }
      writer.name("checks")
      writer.array { writer in
        for result in results { Self.write(result, to: &writer) }
      }
    }
    writer.newline()
    return writer.bytes
  }

  private static func write(_ result: ConformanceResult, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", result.name)
      writer.member("family", result.family.rawValue)
      writer.member("summary", result.summary)
      writer.member("outcome", result.outcome.rawValue)
      if !result.detail.isEmpty { writer.member("detail", result.detail) }
      if !result.advice.isEmpty { writer.member("advice", result.advice) }
    }
  }
}

extension ConformanceResult.Outcome {
  /// Stands before the line; ASCII, and of one width.
  fileprivate var mark: String {
    switch self {
    case .pass: "pass"
    case .warn: "WARN"
    case .fail: "FAIL"
    case .skip: "skip"
    }
  }

  fileprivate var words: String {
    switch self {
    case .pass: "passed"
    case .warn: "warned"
    case .fail: "failed"
    case .skip: "skipped"
    }
  }
}

extension String {
  /// Without blanks at the end.
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
