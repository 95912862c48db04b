import GameShellKit

/// Tells somebody what telemetry records, as lines for people, and hands it on.
final class ToldTelemetry: Telemetry {
  private let next: any Telemetry
  private let subsystem: String
  private let tell: (String) -> Void

  init(_ next: any Telemetry, subsystem: String, tell: @escaping (String) -> Void) {
    self.next = next
    self.subsystem = subsystem
    self.tell = tell
  }

  func record(_ event: TelemetryEvent) {
    let properties = event.attributes.sorted { $0.key < $1.key }.map { name, value in
      let text: String =
        switch value {
        case .text(let text): text
        case .integer(let integer): "\(integer)"
        case .number(let number): "\(number)"
        case .flag(let flag): flag ? "yes" : "no"
        }
      return " \(name)=\(text)"
    }
    tell("telemetry: \(subsystem): \(event.name)\(properties.joined())")
    next.record(event)
  }

  func record(_ payload: MetricsPayload) {
    for figure in payload.figures { tell("metrics: \(subsystem): \(figure.name): \(figure.value)") }
    next.record(payload)
  }
}
