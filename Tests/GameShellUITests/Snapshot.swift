import GameShellKit
import GameShellUI
import Platform
import TestSupport
import Testing

/// The sizes at which every screen is kept as rows.
let snapshotSizes = [
  CellSize(columns: 80, rows: 24), CellSize(columns: 120, rows: 40),
  CellSize(columns: 40, rows: 15),
]

/// Compares a screen's rows at every size with those that were kept under a name; `make` is told
/// the size. With `GAMEHOST_RECORD=1` the rows are kept instead, and the test fails.
func expectSnapshot(
  _ name: String, at location: SourceLocation = #_sourceLocation,
  _ make: (CellSize) -> some View
) throws {
  var text = ""
  for size in snapshotSizes {
    var presenter = FramePresenter()
    let shown = presenter.present(make(size).makeFrame(), size: size).surface.rows
    text += "\(size)\n" + shown.map { "|\($0)\n" }.joined()
  }
  let path = Repository.path("Tests/GameShellUITests/Snapshots/\(name).txt")
  if Environment.current()["GAMEHOST_RECORD"] == "1" {
    try FileSystem.writeAtomically(Array(text.utf8), to: path, permissions: 0o644)
    Issue.record("recorded \(name); look at it, then run again", sourceLocation: location)
    return
  }
  let kept = String(decoding: try FileSystem.read(path, limit: 1 << 20), as: UTF8.self)
  guard kept != text else { return }
  let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
  let differing = zip(lines(kept), lines(text)).first { $0 != $1 }
  Issue.record(
    "\(name) differs: kept \"\(differing?.0 ?? "")\", is \"\(differing?.1 ?? "")\"",
    sourceLocation: location)
}

/// Draws a screen in every third room from 1×1 to 50×12; nothing may trap, and where there is any
/// room something is seen.
func expectDrawable(_ make: (CellSize) -> some View) {
  for columns in 1...50 {
    for rows in 1...12 where (columns + rows) % 3 == 0 {
      let size = CellSize(columns: columns, rows: rows)
      var presenter = FramePresenter()
      let shown = presenter.present(make(size).makeFrame(), size: size).surface.rows
      #expect(shown.count == rows)
      if columns >= 16, rows >= 4 { #expect(shown.contains { !$0.isEmpty }) }
    }
  }
}
