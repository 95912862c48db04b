import GameShellKit
import Testing

@Suite("When an advertisement may be shown")
struct AdGateTests {
  private let gate = AdGate(interval: 1000, freeSessions: 3)

  private func decision(
    isInGame: Bool = false, isEntitled: Bool = false, sessions: Int = 9, lastShown: Int64? = nil,
    now: Int64 = 50_000
  ) -> AdGate.Decision {
    gate.decision(
      in: AdGate.Situation(
        isInGame: isInGame, isEntitled: isEntitled,
        history: AdHistory(sessions: sessions, lastShown: lastShown), now: now))
  }

  @Test("never in a game, whatever else holds")
  func inGame() {
    #expect(decision(isInGame: true) == .inGame)
    #expect(decision(isInGame: true, isEntitled: true, sessions: 1) == .inGame)
  }

  @Test("never for a player who owns the product")
  func entitled() { #expect(decision(isEntitled: true) == .entitled) }

  @Test("not in the first sessions, and from the next on")
  func sessions() {
    #expect(
      (0...5).map { decision(sessions: $0) == .show } == [false, false, false, false, true, true])
    #expect(decision(sessions: 3) == .firstSessions)
  }

  @Test("not before the interval is over, also when the clock was set back")
  func interval() {
    #expect(decision(lastShown: 49_001) == .tooSoon)
    #expect(decision(lastShown: 49_000) == .show)
    #expect(decision(lastShown: 60_000) == .tooSoon)
    #expect(decision(lastShown: .min, now: .max) == .tooSoon)
  }
}

@Suite("Advertisements over sessions")
struct AdControllerTests {
  private static func game(_ id: String) -> Advertisement {
    Advertisement(
      id: id, title: LocalizedText(id),
      tints: GameTints(primary: RGB(hex: 0), secondary: RGB(hex: 0)))
  }

  private let clock = ManualClock(now: GameTime(steady: 0, wall: 1_000_000))
  private let store = InMemoryStore()
  private let monetization = InMemoryMonetization()

  private func controller(
    playing: String = "none", catalogue: [String] = ["c", "a", "b"], beginsSession: Bool = true
  ) -> AdController {
    AdController(
      provider: HouseAds(catalogue: catalogue.map(Self.game), playing: playing),
      monetization: monetization, removeAdsProductId: "noads", clock: clock, store: store,
      beginsSession: beginsSession)
  }

  @Test("the fourth session shows the first one, then one each ten minutes, in a fixed rotation")
  func rotation() {
    var shown: [String] = []
    for _ in 1...3 {
      #expect(controller().screenAppeared(isInGame: false) == nil)
      clock.advance(milliseconds: 3_600_000)
    }
    let fourth = controller()
    // Asked each minute for 70 minutes.
    for _ in 0..<70 {
      if let ad = fourth.screenAppeared(isInGame: false) { shown.append(ad.id) }
      clock.advance(milliseconds: 60_000)
    }
    #expect(shown == ["a", "b", "c", "a", "b", "c", "a"])
    #expect(controller().screenAppeared(isInGame: false)?.id == "b")
  }

  @Test("an interval goes on across sessions, and a host that only changes games begins none")
  func acrossSessions() {
    for _ in 1...3 { _ = controller() }
    #expect(controller().screenAppeared(isInGame: false) != nil)
    clock.advance(milliseconds: 599_999)
    #expect(controller().screenAppeared(isInGame: false) == nil)
    #expect(controller(beginsSession: false).history.sessions == 5)
    clock.advance(milliseconds: 1)
    #expect(controller(beginsSession: false).screenAppeared(isInGame: false) != nil)
  }

  @Test("a game does not advertise itself, and alone there is nothing to advertise")
  func others() {
    store.putHistory(AdHistory(sessions: 10))
    let ads = HouseAds(catalogue: ["b", "a", "b"].map(Self.game), playing: "a")
    #expect((0..<3).map { ads.advertisement(number: $0)?.id } == ["b", "b", "b"])
    #expect(ads.advertisement(number: -1)?.id == "b")
    #expect(controller(playing: "a", catalogue: ["a"]).screenAppeared(isInGame: false) == nil)
  }

  @Test("owning the product ends advertisements at once")
  func entitled() {
    store.putHistory(AdHistory(sessions: 10))
    let controller = controller()
    monetization.products = ["noads"]
    #expect(controller.decision(isInGame: false) == .entitled)
    #expect(controller.screenAppeared(isInGame: false) == nil)
  }

  @Test("a clock set back begins the interval anew, and no more than that")
  func clockSetBack() {
    store.putHistory(AdHistory(sessions: 10, lastShown: clock.now.wall + 86_400_000))
    let controller = controller()
    #expect(controller.screenAppeared(isInGame: false) == nil)
    clock.advance(milliseconds: 600_000)
    #expect(controller.screenAppeared(isInGame: false) != nil)
  }

  @Test("what cannot be remembered is not shown")
  func storeFails() {
    store.putHistory(AdHistory(sessions: 10))
    let controller = controller()
    store.failure = SaveError("disk full")
    #expect(controller.screenAppeared(isInGame: false) == nil)
  }

  @Test("the history survives its own bytes, and damage makes a new player")
  func bytes() {
    for history in [AdHistory(), AdHistory(sessions: 4, lastShown: -5, shown: 2)] {
      #expect(AdHistory(bytes: history.bytes) == history)
    }
    for text in ["", "1 2", "1 2 x", "-1 0 -", "9223372036854775807 0 -", "1 2 3 4"] {
      #expect(AdHistory(bytes: Array(text.utf8)) == nil, "\(text)")
    }
  }
}

extension InMemoryStore {
  fileprivate func putHistory(_ history: AdHistory) {
    try? save(history.bytes, in: "ads")
  }
}
