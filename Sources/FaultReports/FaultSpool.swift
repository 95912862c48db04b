import FoundationEssentials
public import GameShellKit
import Platform

/// Keeps the newest reports as files in a folder, one each.
///
/// Two hosts may file into one folder: a report's name is taken by making its file.
public final class FaultSpool {
  private let folder: String
  private let limit: Int
  private let redaction: Redaction
  private let hostVersion: String
  private let clock: any GameClock

  /// Keeps at most `limit` reports in a folder, which is made when the first one is filed.
  public init(
    folder: String, redaction: Redaction, hostVersion: String, clock: any GameClock,
    limit: Int = 50
  ) {
    self.folder = folder
    self.redaction = redaction
    self.hostVersion = hostVersion
    self.clock = clock
    self.limit = limit
  }

  /// A reporter for one game.
  public func reporter(subsystem: String) -> any ErrorReporter {
    SpoolingErrorReporter(spool: self, subsystem: subsystem)
  }

  /// The reports, newest first; files that are none are passed over.
  public func reports() -> [FaultReport] {
    names().reversed().compactMap { name in
      guard let bytes = try? FileSystem.read(Path.join(folder, name), limit: 1 << 20) else {
        return nil
      }
      return try? JSONDecoder().decode(FaultReport.self, from: Data(bytes))
    }
  }

  /// Files a record and removes the oldest reports over the limit.
  func file(_ record: FaultRecord, subsystem: String) throws(SystemError) {
    try FileSystem.makeFolders(folder)
    let now = clock.now.wall
    var report = FaultReport(
      id: "", time: now, subsystem: subsystem, kind: record.kind, message: record.message,
      plugin: record.plugin, pluginVersion: record.pluginVersion, buildID: record.buildID,
      hostVersion: hostVersion, backtrace: record.backtrace, events: record.events.suffix(50))
    report.message = redaction.apply(to: report.message)
    report.plugin = redaction.apply(to: report.plugin)
    report.backtrace = report.backtrace.map(redaction.apply(to:))
    report.events = report.events.map(redaction.apply(to:))
    for number in 1...1000 {
      report.id = "\(Self.stamp(now))-\(number)"
      guard let bytes = try? Self.encoder.encode(report) else { return }
      do throws(SystemError) {
        try FileDescriptor.open(Path.join(folder, report.id + ".json"), .create)
          .write(Array(bytes))
        break
      } catch {
        guard error.isExisting else { throw error }
      }
    }
    for name in names().dropLast(limit) { try FileSystem.remove(Path.join(folder, name)) }
  }

  private func names() -> [String] {
    let names = (try? FileSystem.list(folder)) ?? []
    // By time, then by number: the name's parts have fixed widths but for the last.
    return names.filter { $0.hasSuffix(".json") }.sorted {
      ($0.count, $0) < ($1.count, $1)
    }.sorted { $0.prefix(15) < $1.prefix(15) }
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// `yyyymmdd-hhmmss` in UTC.
  private static func stamp(_ wall: Int64) -> String {
    let seconds = Int(wall / 1000)
    let (year, month, day) = Day(number: seconds / 86_400).civil
    let time = seconds % 86_400
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)\(two(month))\(two(day))-\(two(time / 3600))\(two(time / 60 % 60))"
      + two(time % 60)
  }
}

/// The seam's live implementation.
private final class SpoolingErrorReporter: ErrorReporter {
  private let spool: FaultSpool
  private let subsystem: String

  init(spool: FaultSpool, subsystem: String) {
    self.spool = spool
    self.subsystem = subsystem
  }

  func report(_ fault: FaultRecord) {
    // A report that cannot be kept is lost; there is nowhere left to tell it.
    try? spool.file(fault, subsystem: subsystem)
  }
}
