import Platform
import TestSupport

/// The game whose keys reach for the host's services, built while the tests run.
struct SeamsGame {
  private let builder: FixtureBuilder
  /// The library.
  let path: String

  /// Builds it, for a vendor who signs licences with a key, under a namespace and a title.
  init(vendorKey: String = "", subsystem: String = "org.example.seams", title: String = "Seams")
    throws
  {
    builder = try FixtureBuilder()
    path = try builder.library(
      "seams/seams.c", named: "lib\(title).so",
      defines: [
        "VENDOR_KEY=\"\(vendorKey)\"", "SUBSYSTEM=\"\(subsystem)\"", "TITLE=\"\(title)\"",
      ])
  }

  /// The folder that holds it.
  var folder: String { builder.folder.path }
}

/// The export file of a data folder.
struct ExportFile {
  let data: TemporaryFolder

  /// Where it is.
  var path: String { data.file("state/telemetry/telemetry.jsonl") }

  /// Whether there is one, or an older one beside it.
  var exists: Bool {
    ((try? FileSystem.list(data.file("state/telemetry"))) ?? []).isEmpty == false
  }

  /// Its lines; none without a file.
  func lines() throws -> [OTLPLine] {
    guard exists else { return [] }
    let text = String(decoding: try FileSystem.read(path, limit: 1 << 22), as: UTF8.self)
    return try text.split(separator: "\n").map { try OTLPLine(String($0)) }
  }

  /// The lines with metrics.
  func metrics() throws -> [OTLPLine] { try lines().filter { !$0.metrics.isEmpty } }

  /// The names of the events.
  func events() throws -> [String] {
    try lines().flatMap(\.logRecords).compactMap { $0["eventName"]?.text }
  }
}
