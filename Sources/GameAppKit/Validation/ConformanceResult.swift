/// What one check came to.
public struct ConformanceResult: Hashable, Sendable {
  /// The four outcomes; only `fail` makes a game unfit.
  public enum Outcome: String, CaseIterable, Sendable {
    case pass, warn, fail, skip
  }

  /// The check's name.
  public var name: String
  /// The group it belongs to.
  public var family: ConformanceFamily
  /// What a good game makes true.
  public var summary: String
  /// How it went.
  public var outcome: Outcome
  /// What was seen; may be empty for a pass.
  public var detail: String
  /// What to do about it; empty unless there is something to do.
  public var advice: String
}

extension ConformanceResult {
  init(_ check: ConformanceCheck, _ verdict: ConformanceVerdict) {
    let (outcome, detail): (Outcome, String) =
      switch verdict {
      case .pass(let text): (.pass, text)
      case .warn(let text): (.warn, text)
      case .fail(let text): (.fail, text)
      case .skip(let text): (.skip, text)
      }
    self.init(
      name: check.name, family: check.family, summary: check.summary, outcome: outcome,
      detail: detail, advice: outcome == .warn || outcome == .fail ? check.advice : "")
  }
}
