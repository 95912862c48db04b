public import GameShellKit
import GameShellUI

/// A game with its live stack around it.
public struct WiredGame<Route: GameRoute> {
  /// The screen to show.
  public let root: GameRoot<Route>
  /// The seams that the game got.
  public let deps: GameDeps
  /// What was done, and what does not work here.
  public let report: WiringReport
}

/// Wires one live stack around a game and returns its root screen.
///
/// - Throws: when the store cannot be used; nothing else keeps a game from starting.
public func makeGameApp<Route: GameRoute>(
  config: GameConfig<Route>, stack: LiveStack
) throws(SaveError) -> GameRoot<Route> {
  try makeGameAppWithDeps(config: config, stack: stack).root
}

/// Wires one live stack around a game, in ten steps, and returns the parts as well.
///
/// `onStep` is called before each step.
///
/// - Throws: when the store cannot be used; nothing else keeps a game from starting.
public func makeGameAppWithDeps<Route: GameRoute>(
  config: GameConfig<Route>, stack: LiveStack, onStep: (WiringStep) -> Void = { _ in }
) throws(SaveError) -> WiredGame<Route> {
  var report = WiringReport()
  let scope = GameScope(config)

  func begin(_ step: WiringStep) {
    report.steps.append(step)
    onStep(step)
  }
  /// Takes a step; a seam that cannot work here is replaced by one that only remembers.
  func wire<Seam>(
    _ step: WiringStep, _ make: (GameScope) throws(SaveError) -> Seam, without: () -> Seam
  ) -> Seam {
    begin(step)
    do throws(SaveError) {
      return try make(scope)
    } catch {
      report.failures.append((step, error.description))
      return without()
    }
  }

  let telemetry = wire(.telemetry, stack.telemetry) { InMemoryTelemetry() }
  let errorReporter = wire(.errorReporter, stack.errorReporter) { InMemoryErrorReporter() }
  let gameCenter = wire(.gameCenter, stack.gameCenter) { InMemoryGameCenter(clock: stack.clock) }
  begin(.persistence)
  let (saveStore, saves) = try stack.persistence(scope)
  let monetization = wire(.monetization, stack.monetization) { InMemoryMonetization() }
  let audio = wire(.audio, stack.audio) { InMemoryAudioPlayer() }
  let consent = wire(.consent, stack.consent) { InMemoryConsent() }
  let reminders = wire(.reminders, stack.reminders) { InMemoryReminders() }
  begin(.deps)
  let desk = CompletionDesk(
    records: gameCenter, clock: stack.clock, errorReporter: errorReporter)
  let deps = GameDeps(
    telemetry: telemetry, errorReporter: errorReporter, gameCenter: gameCenter,
    saveStore: saveStore, saves: saves, monetization: monetization, audio: audio,
    consent: consent, reminders: reminders, clock: stack.clock, completions: desk,
    locale: stack.locale)
  desk.recipients =
    CompletionRecipient.standard(deps, config: config)
    + CompletionRecipient.own(config.makeCompletionSinks(deps))
  desk.catchUp()
  begin(.root)
  let root = GameRoot(
    config: config, deps: deps, records: gameCenter, preferences: stack.preferences,
    makeSeed: stack.makeSeed, utcOffset: stack.utcOffset)
  desk.notice = { [weak root] in root?.finished = $0 }
  if !report.failures.isEmpty {
    let strings = root.strings
    root.showToast(
      report.failures.map { strings.without($0.step, reason: $0.reason) }.joined(separator: " "))
  }
  return WiredGame(root: root, deps: deps, report: report)
}
