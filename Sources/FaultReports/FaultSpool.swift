import FoundationEssentials
public import GameShellKit
import Platform

/// Keeps the newest reports as files in a folder, one each.
///
/// Two hosts may file into one folder: a report's name is taken by making its file.
public final class FaultSpool {
  private let folder: String
  private let limit: Int
  private lazy var redaction = makeRedaction()
  private let makeRedaction: () -> Redaction
  private let hostVersion: String
  private let clock: any GameClock

  /// Keeps at most `limit` reports in a folder, which is made when the first one is filed;
  /// `redaction` is asked for then, too.
  public init(
    folder: String, hostVersion: String, clock: any GameClock, limit: Int = 50,
    redaction: @escaping () -> Redaction
  ) {
    self.folder = folder
    makeRedaction = redaction
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
    let clean = redaction.apply(to:)
    var report = FaultReport(
      id: "", time: now, subsystem: subsystem, kind: record.kind, message: clean(record.message),
      plugin: clean(record.plugin), pluginVersion: clean(record.pluginVersion),
      buildID: record.buildID, hostVersion: hostVersion, backtrace: record.backtrace.map(clean),
      events: record.events.suffix(50).map(clean))
    let stamp = Self.stamp(now)
    // Numbers of reports that were removed are not used again: they tell the order.
    let last = names().compactMap { Self.number(in: $0, stamp: stamp) }.max() ?? 0
    for number in (last + 1)...(last + 1000) {
      report.id = "\(stamp)-\(number)"
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

  /// The number in a name with a time; nil for another time's.
  private static func number(in name: String, stamp: String) -> Int? {
    guard name.hasPrefix("\(stamp)-"), name.hasSuffix(".json") else { return nil }
    return Int(name.dropFirst(stamp.utf8.count + 1).dropLast(5)).flatMap {
      (0..<1_000_000_000).contains($0) ? $0 : nil
    }
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
