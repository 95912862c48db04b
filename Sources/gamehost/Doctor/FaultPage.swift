import GameAppKit
import GameShellKit
import HeadlessFrontend

/// The faults of games that were reported, for people and for programs.
enum FaultPage {
  static func text(_ reports: [FaultReport]) -> String {
    guard !reports.isEmpty else { return "No faults were reported.\n" }
    return reports.map { report in
      var lines = ["\(report.id)  \(report.message)"]
      let build = report.buildID.isEmpty ? "" : ", build \(report.buildID.prefix(12))"
      if !report.plugin.isEmpty {
        lines.append("  \(report.plugin) \(report.pluginVersion)\(build)")
      }
      lines += report.backtrace.prefix(12).map { "    at \($0)" }
      if let last = report.events.last {
        lines.append("  \(report.events.count) events before, the last: \(last)")
      }
      return lines.map { $0.printable() }.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  static func json(_ reports: [FaultReport]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.name("reports")
      writer.array { writer in
        for report in reports {
          writer.object { writer in
            writer.member("id", report.id)
            writer.member("time", Int(report.time))
            writer.member("subsystem", report.subsystem)
            writer.member("kind", report.kind)
            writer.member("message", report.message)
            writer.member("plugin", report.plugin)
            writer.member("pluginVersion", report.pluginVersion)
            writer.member("buildID", report.buildID)
            writer.member("hostVersion", report.hostVersion)
            writer.member("backtrace", report.backtrace)
            writer.member("events", report.events)
          }
        }
      }
    }
    writer.newline()
    return writer.bytes
  }
}
