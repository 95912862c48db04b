import GameAppKit
import Testing

/// One way to spoil the sound game of `Tests/Fixtures/validate/tally.c`, named after the check
/// that must notice.
struct Flaw: CustomTestStringConvertible, Sendable {
  var check: String
  /// What must come of the check.
  var outcome: ConformanceResult.Outcome
  var defines: [String]
  var flags: [String]

  var testDescription: String { check }

  init(_ check: String) {
    self.check = check
    outcome = Self.warnings.contains(check) ? .warn : .fail
    defines = ["FLAW=" + check.uppercased().replacing("-", with: "_")]
    flags = ["-pthread"]
    switch check {
    case "exports-only-entry": defines.append("FLAW_EXPORTS=1")
    case "file-size": defines.append("FLAW_LARGE=1")
    case "dependencies-found": defines.append("FLAW_DEPENDENCY=1")
    case "build-id": flags.append("-Wl,--build-id=none")
    case "no-executable-stack": flags += ["-z", "execstack"]
    default: break
    }
  }

  /// One for every check that there is.
  static var all: [Flaw] { Conformance.checks.map { Flaw($0.name) } }

  /// The checks that never fail a game.
  private static let warnings: Set<String> = [
    "exports-only-entry", "no-swift-runtime", "build-id", "file-size", "load-quiet",
    "load-threads", "load-time", "load-memory", "abi-version", "table-size", "keeps-games",
    "gives-reasons", "manifest-unknown", "manifest-keys", "manifest-version", "minimum-size",
    "localisation-complete", "frame-bytes", "node-ids", "no-colour-only", "cells-labelled",
    "boards-labelled", "actions-labelled", "hints-are-keys", "hints-distinct", "seeds-differ",
    "snapshot-looks", "snapshot-pristine", "snapshot-size", "moves-committed", "tick-rate",
    "tick-useful", "open-time", "event-time", "frame-time", "memory-growth", "session-memory",
    "play-threads", "play-quiet", "open-files", "idle-rests", "services-bounded",
    "services-declared",
  ]
}
