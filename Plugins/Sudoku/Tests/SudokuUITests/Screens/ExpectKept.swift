import Foundation
import Testing

/// Compares a text with what is kept under a name in `Snapshots`. With `GAMEHOST_RECORD=1` it is
/// kept instead, and the test fails, so that nothing is recorded unseen.
func expectKept(
  _ name: String, _ text: String, file: String = #filePath,
  at location: SourceLocation = #_sourceLocation
) throws {
  let path = URL(fileURLWithPath: file).deletingLastPathComponent()
    .appendingPathComponent("Snapshots/\(name).txt")
  let kept = (try? Data(contentsOf: path)).map { String(decoding: $0, as: UTF8.self) }
  guard kept != text else { return }
  if ProcessInfo.processInfo.environment["GAMEHOST_RECORD"] == "1" {
    try Data(text.utf8).write(to: path)
    Issue.record("recorded \(name); look at it, then run again", sourceLocation: location)
    return
  }
  let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
  let differing = zip(lines(kept ?? ""), lines(text)).first { $0 != $1 }
  Issue.record(
    "\(name) differs: kept \"\(differing?.0 ?? "")\", is \"\(differing?.1 ?? "")\"",
    sourceLocation: location)
}
