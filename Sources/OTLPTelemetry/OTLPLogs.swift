import GameShellKit

/// One line of the export file that carries an event: OTLP's `LogsData`.
struct OTLPLogs: Encodable {
  struct Record: Encodable {
    var timeUnixNano: String
    var observedTimeUnixNano: String
    var severityNumber = 9
    var severityText = "INFO"
    var eventName: String
    var body: OTLPValue
    var attributes: [OTLPAttribute]
  }
  struct ScopeLogs: Encodable {
    var scope: OTLPScope
    var logRecords: [Record]
  }
  struct ResourceLogs: Encodable {
    var resource: OTLPResource
    var scopeLogs: [ScopeLogs]
  }

  var resourceLogs: [ResourceLogs]

  init(event: TelemetryEvent, unixMilliseconds: Int64, resource: OTLPResource, scope: OTLPScope) {
    let time = String(unixMilliseconds * 1_000_000)
    resourceLogs = [
      ResourceLogs(
        resource: resource,
        scopeLogs: [
          ScopeLogs(
            scope: scope,
            logRecords: [
              Record(
                timeUnixNano: time, observedTimeUnixNano: time, eventName: event.name,
                body: OTLPValue(value: .text(event.name)),
                attributes: OTLPAttribute.list(event.attributes))
            ])
        ])
    ]
  }
}
