import GameAppKit

/// What telemetry records during a run, for `--verbose`.
///
/// It is shown when the run is over, so that nothing of it gets onto a screen that is in use.
final class TelemetryLines {
  /// The most lines that are kept; the oldest go first.
  private static let limit = 1000

  private var lines: [String] = []
  private var dropped = 0

  /// Listens to a host from now on; nil when nobody wants to know.
  init?(_ run: Run, of host: GameHost) {
    guard run.invocation.isVerbose else { return nil }
    host.telemetryListener = { [unowned self] in add($0) }
  }

  /// Prints what was heard.
  func print(_ console: Console) {
    guard !lines.isEmpty else { return }
    let note = dropped > 0 ? ["telemetry: \(dropped) earlier lines were dropped"] : []
    console.complain((note + lines).joined(separator: "\n"))
  }

  private func add(_ line: String) {
    if lines.count == Self.limit {
      lines.removeFirst()
      dropped += 1
    }
    lines.append(line)
  }
}
