import GameShellUI
import HeadlessFrontend

/// Everything the doctor found, as a page or as JSON.
struct DoctorReport: Equatable {
  var groups: [FindingGroup]

  /// The width of the page, in columns.
  private static let width = 80

  /// The report with `~` in place of the player's home folder, so that it can be passed on.
  func hiding(home: String) -> DoctorReport {
    let home = home.hasSuffix("/") ? String(home.dropLast()) : home
    guard home.utf8.count > 1 else { return self }
    var report = self
    for group in report.groups.indices {
      for finding in report.groups[group].findings.indices {
        report.groups[group].findings[finding].value.replace(home + "/", with: "~/")
        report.groups[group].findings[finding].advice.replace(home + "/", with: "~/")
      }
    }
    return report
  }

  /// A page for people: a mark, the subject, what was found, and what follows.
  var page: String {
    let width = groups.flatMap(\.findings).map(\.subject.count).max() ?? 0
    var lines: [String] = []
    for group in groups {
      if !lines.isEmpty { lines.append("") }
      lines.append(group.title)
      for finding in group.findings {
        let gap = String(repeating: " ", count: width - finding.subject.count + 2)
        var texts = Self.wrapped(finding.value, width: Self.width - width - 6)
        texts += Self.wrapped(finding.advice, width: Self.width - width - 6)
        lines.append("  \(finding.grade.mark) \(finding.subject)\(gap)\(texts.first ?? "")")
        lines += texts.dropFirst().map { String(repeating: " ", count: width + 6) + $0 }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Lines that break between words; a word that is longer than a line stands alone.
  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.printable().split(separator: " ") {
      let count = CharacterWidth.of(String(word))
      if let last = lines.last, CharacterWidth.of(last) + 1 + count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
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
