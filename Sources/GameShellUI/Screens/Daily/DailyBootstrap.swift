public import GameShellKit

/// A load in two phases: what is known at once is shown, then completed.
///
/// What is `shown` is whole at any time: work that is not finished is kept apart from it, and a
/// load that fails or is cancelled puts back what was shown before it began.
public struct DailyBootstrap<Content> {
  /// How far the load is.
  public enum Phase: Hashable, Sendable {
    /// Nothing is being loaded.
    case idle
    /// What is known is shown, and the rest is being made.
    case completing
    /// All is shown.
    case complete
    /// The load came to nothing, for a reason in a sentence.
    case failed(String)
  }

  /// How far the load is.
  public fileprivate(set) var phase = Phase.idle
  /// What a screen shows; nil while nothing is known.
  public fileprivate(set) var shown: Content?
  fileprivate var draft: Content?
  fileprivate var settled: Content?

  /// Begins with nothing.
  public init() {}

  /// Ends a load in the middle, or forgets its failure, so that the next step begins anew.
  public mutating func cancel() { fall(to: .idle) }

  fileprivate mutating func fall(to phase: Phase) {
    if self.phase == .completing { shown = settled }
    draft = nil
    self.phase = phase
  }
}

/// Takes one step of a load; answers whether another one is to follow.
///
/// A screen calls it once per event or tick, so that it never waits long. The first step shows
/// `known()`, what is on this machine already. Each later step lets `complete` work on a copy of
/// that until it answers true; only then does the copy take the place of what is shown. A step
/// after the end, or after a failure, does nothing until `cancel` lets the load begin anew.
public func performDailyBootstrap<Content>(
  _ load: inout DailyBootstrap<Content>, known: () throws(SceneFault) -> Content,
  complete: (inout Content) throws(SceneFault) -> Bool
) -> Bool {
  if load.phase == .idle {
    do throws(SceneFault) {
      let content = try known()
      load.settled = load.shown
      load.draft = content
      load.shown = content
      load.phase = .completing
      return true
    } catch {
      load.fall(to: .failed(error.reason))
      return false
    }
  }
  guard load.phase == .completing, var draft = load.draft else { return false }
  do throws(SceneFault) {
    let isFinished = try complete(&draft)
    load.draft = isFinished ? nil : draft
    guard isFinished else { return true }
    load.shown = draft
    load.phase = .complete
  } catch {
    load.fall(to: .failed(error.reason))
  }
  return false
}
