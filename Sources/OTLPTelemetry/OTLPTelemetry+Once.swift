import FoundationEssentials
public import GameShellKit
import Platform

extension OTLPTelemetry {
  /// Writes the event unless a whole line with it is in the export already: after a process was
  /// killed nobody knows how far it got. A line that was cut short counts as not written.
  public func recordIfMissing(_ event: TelemetryEvent) {
    guard !file.lines.contains(where: { contains(event, $0) }) else { return }
    record(event)
  }

  private func contains(_ event: TelemetryEvent, _ line: [UInt8]) -> Bool {
    guard let found = try? JSONDecoder().decode(ExportedLine.self, from: Data(line)) else {
      return false
    }
    return found.resourceLogs.contains { group in
      group.resource == resource
        && group.scopeLogs.flatMap(\.logRecords).contains {
          $0.eventName == event.name && $0.attributes == OTLPAttribute.list(event.attributes)
        }
    }
  }
}

/// The parts of a line that tell one event from another.
private struct ExportedLine: Decodable {
  struct Record: Decodable {
    var eventName: String
    var attributes: [OTLPAttribute]
  }
  struct ScopeLogs: Decodable {
    var logRecords: [Record]
  }
  struct ResourceLogs: Decodable {
    var resource: OTLPResource
    var scopeLogs: [ScopeLogs]
  }

  var resourceLogs: [ResourceLogs]
}
