/// Decides for a screen whether its slot holds an advertisement, and remembers it.
///
/// A screen asks once each time it appears, and shows what it was given for as long as it stays.
public final class AdController {
  /// The rule.
  public let gate: AdGate
  /// What was shown, this session included.
  public private(set) var history: AdHistory
  private let provider: any AdProvider
  private let monetization: any Monetization
  private let removeAdsProductId: String
  private let clock: any GameClock
  private let store: any SaveStore

  private static let slot: SaveSlot = "ads"

  /// Begins a session: the history is read from the host's store, counted on and kept.
  ///
  /// The store is one for all games, so that changing games earns nobody another advertisement.
  public init(
    gate: AdGate = AdGate(), provider: any AdProvider, monetization: any Monetization,
    removeAdsProductId: String, clock: any GameClock, store: any SaveStore,
    beginsSession: Bool = true
  ) {
    self.gate = gate
    self.provider = provider
    self.monetization = monetization
    self.removeAdsProductId = removeAdsProductId
    self.clock = clock
    self.store = store
    let kept = (try? store.load(Self.slot)).flatMap { $0 }
    history = kept.flatMap(AdHistory.init(bytes:)) ?? AdHistory()
    if beginsSession {
      history.sessions += 1
      keep()
    }
  }

  /// What the gate says now.
  public func decision(isInGame: Bool) -> AdGate.Decision {
    gate.decision(
      in: AdGate.Situation(
        isInGame: isInGame,
        isEntitled: !removeAdsProductId.isEmpty
          && monetization.isEntitled(to: removeAdsProductId),
        history: history, now: clock.now.wall))
  }

  /// The advertisement for a screen that appears; nil for none, which is the common answer.
  public func screenAppeared(isInGame: Bool) -> Advertisement? {
    let now = clock.now.wall
    if let last = history.lastShown, last > now {
      // The clock was set back: the interval begins anew, not when the old time comes again.
      history.lastShown = now
      keep()
      return nil
    }
    guard decision(isInGame: isInGame) == .show,
      let advertisement = provider.advertisement(number: history.shown)
    else { return nil }
    history.shown += 1
    history.lastShown = now
    // What cannot be kept is not shown, or it would be shown again and again.
    return keep() ? advertisement : nil
  }

  @discardableResult
  private func keep() -> Bool {
    do throws(SaveError) {
      try store.save(history.bytes, in: Self.slot)
      return true
    } catch {
      return false
    }
  }
}
