import FoundationEssentials
public import GameShellKit
import Platform

/// Writes events and metrics as OTLP/JSON lines that an OpenTelemetry Collector's
/// `otlpjsonfile` receiver reads.
///
/// Without the player's consent nothing is written, and what happened before it is not made up
/// for later. Withdrawn consent removes the files. A full disk costs the events, nothing else.
public final class OTLPTelemetry: Telemetry {
  let file: RotatingFile
  private let consent: () -> Bool
  private let clock: any GameClock
  let resource: OTLPResource
  private let scope: OTLPScope
  private let encoder: JSONEncoder

  /// Writes into a folder, for one game.
  ///
  /// `limit` is the most bytes of one file and `kept` the number of older files.
  public init(
    folder: String, subsystem: String, hostVersion: String, clock: any GameClock,
    limit: Int64 = 1 << 20, kept: Int = 4, consent: @escaping () -> Bool
  ) {
    file = RotatingFile(folder: folder, limit: limit, kept: kept)
    self.consent = consent
    self.clock = clock
    resource = OTLPResource(hostVersion: hostVersion, subsystem: subsystem)
    scope = OTLPScope(name: "gamehost", version: hostVersion)
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Writes the event as a log record.
  public func record(_ event: TelemetryEvent) {
    guard consent() else { return }
    append(
      OTLPLogs(event: event, unixMilliseconds: clock.now.wall, resource: resource, scope: scope))
  }

  /// Writes what an interval of a run measured, as one line of metrics.
  public func record(_ payload: MetricsPayload) {
    guard consent() else { return }
    append(OTLPMetrics(payload, resource: resource, scope: scope))
  }

  /// Removes what was written; to be called when consent is withdrawn.
  public static func removeExport(in folder: String) throws(SaveError) {
    do throws(SystemError) {
      try RotatingFile(folder: folder, limit: 0, kept: 4).removeAll()
    } catch {
      throw SaveError("the exported telemetry could not be removed: \(error)")
    }
  }

  private func append(_ data: some Encodable) {
    guard let line = try? encoder.encode(data) else { return }
    try? file.append(Array(line))
  }
}
