import GameShellKit
import GameShellUI
import Platform
import TestSupport
import Testing

/// Compares a text with what is kept under a name in `Snapshots`. With `GAMEHOST_RECORD=1` it is
/// kept instead, and the test fails, so that nothing is recorded unseen.
func expectKept(
  _ name: String, _ text: String, at location: SourceLocation = #_sourceLocation
) throws {
  let path = Repository.path("Tests/GameShellUITests/Snapshots/\(name).txt")
  let kept = try? String(decoding: FileSystem.read(path, limit: 1 << 20), as: UTF8.self)
  guard kept != text else { return }
  if Environment.current()["GAMEHOST_RECORD"] == "1" {
    try FileSystem.writeAtomically(Array(text.utf8), to: path, permissions: 0o644)
    Issue.record("recorded \(name); look at it, then run again", sourceLocation: location)
    return
  }
  let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
  let differing = zip(lines(kept ?? ""), lines(text)).first { $0 != $1 }
  Issue.record(
    "\(name) differs: kept \"\(differing?.0 ?? "")\", is \"\(differing?.1 ?? "")\"",
    sourceLocation: location)
}
