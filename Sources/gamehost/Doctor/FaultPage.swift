import GameAppKit
import GameShellKit
import HeadlessFrontend

/// The faults of games that were reported, for people and for programs.
enum FaultPage {
  /// One line or two for each report, and how to see more.
  static func list(_ reports: [FaultReport]) -> String {
    guard !reports.isEmpty else { return "No faults were reported.\n" }
    let lines = reports.flatMap { report in
      [
        "\(report.id)  \(report.plugin.isEmpty ? report.subsystem : report.plugin)",
        "  \(report.message)",
      ]
    }
    return lines.map { $0.printable() }.joined(separator: "\n")
      + "\n\nSee one whole with: gamehost doctor --reports \(reports[0].id)\n"
  }

  /// All that is known of one fault.
  static func whole(_ report: FaultReport) -> String {
    var lines = [report.message, ""]
    func add(_ name: String, _ value: String) {
      if !value.isEmpty { lines.append("  \(name.padded(to: 12))\(value)") }
    }
    add("report", report.id)
    add("when", when(report.time))
    add("kind", report.kind)
    add("game", report.subsystem)
    add("file", report.plugin)
    add("version", report.pluginVersion)
    add("build", report.buildID)
    add("gamehost", report.hostVersion)
    if !report.backtrace.isEmpty { lines += ["", "Running, innermost first:"] }
    lines += report.backtrace.map { "  \($0)" }
    if report.backtrace.contains(where: { $0.hasPrefix("$s") }) {
      lines += ["", "Names that begin with $s become readable by way of: swift demangle"]
    }
    if !report.events.isEmpty { lines += ["", "Before it, newest last:"] }
    lines += report.events.map { "  \($0)" }
    return lines.map { $0.printable() }.joined(separator: "\n") + "\n"
  }

  /// An instant in UTC, for example `2026-11-30 10:15:02 UTC`.
  private static func when(_ wall: Int64) -> String {
    let seconds = Int(max(0, wall) / 1000)
    let parts = [seconds % 86_400 / 3600, seconds % 3600 / 60, seconds % 60]
    let time = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    return "\(Day(number: seconds / 86_400)) \(time) UTC"
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

extension String {
  /// The text with spaces up to a length.
  fileprivate func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
