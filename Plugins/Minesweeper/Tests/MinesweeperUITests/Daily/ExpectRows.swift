import Foundation
import GamePluginKit
import Testing

/// Compares screens with the rows that are kept under a name in `Snapshots`. With
/// `GAMEHOST_RECORD=1` they are kept instead, and the test fails.
func expectRows(
  _ name: String, _ screens: [(size: CellSize, rows: [String])], file: String = #filePath,
  at location: SourceLocation = #_sourceLocation
) throws {
  let text = screens.map { size, rows in
    "\(size)\n" + rows.map { "|\($0)\n" }.joined()
  }.joined()
  let path = URL(fileURLWithPath: file).deletingLastPathComponent()
    .appendingPathComponent("Snapshots/\(name).txt")
  if ProcessInfo.processInfo.environment["GAMEHOST_RECORD"] == "1" {
    try Data(text.utf8).write(to: path)
    Issue.record("recorded \(name); look at it, then run again", sourceLocation: location)
    return
  }
  let kept = String(decoding: try Data(contentsOf: path), as: UTF8.self)
  let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
  guard kept != text else { return }
  let differing = zip(lines(kept), lines(text)).first { $0 != $1 }
  Issue.record(
    "\(name) differs: kept \"\(differing?.0 ?? "")\", is \"\(differing?.1 ?? "")\"",
    sourceLocation: location)
}
