import HeadlessFrontend

/// Everything the doctor found, as a page or as JSON.
struct DoctorReport: Equatable {
  var groups: [FindingGroup]

  /// A page for people: a mark, the subject, what was found, and what follows.
  var page: String {
    let width = groups.flatMap(\.findings).map(\.subject.count).max() ?? 0
    var lines: [String] = []
    for group in groups {
      if !lines.isEmpty { lines.append("") }
      lines.append(group.title)
      for finding in group.findings {
        let gap = String(repeating: " ", count: width - finding.subject.count + 2)
        lines.append("  \(finding.grade.mark) \(finding.subject)\(gap)\(finding.value)")
        if !finding.advice.isEmpty {
          lines.append(String(repeating: " ", count: width + 6) + finding.advice)
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line of JSON: groups of findings.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.name("groups")
      writer.array { writer in
        for group in groups { Self.write(group, to: &writer) }
      }
    }
    writer.newline()
    return writer.bytes
  }

  private static func write(_ group: FindingGroup, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("title", group.title)
      writer.name("findings")
      writer.array { writer in
        for finding in group.findings {
          writer.object { writer in
            writer.member("subject", finding.subject)
            writer.member("grade", finding.grade.rawValue)
            writer.member("value", finding.value)
            if !finding.advice.isEmpty { writer.member("advice", finding.advice) }
          }
        }
      }
    }
  }
}

extension Finding.Grade {
  /// Stands before the line; ASCII, so that it reads the same in every locale.
  var mark: String {
    switch self {
    case .good: "+"
    case .note: "~"
    case .missing: "-"
    }
  }
}
