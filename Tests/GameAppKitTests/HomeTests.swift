import GameShellKit
import GameShellUI
import Testing

@testable import GameAppKit

@Suite("Home")
struct HomeTests {
  @Test("shows whether today's puzzle is done, and the days in a row")
  func daily() throws {
    var config = counterConfig()
    config.homeModes[0].isDaily = true
    let center = InMemoryGameCenter()
    var stack = LiveStack.inMemory()
    stack.gameCenter = { _ in center }
    let player = try Player(stack, isAttended: false, config: config)
    let today = player.root.deps.clock.day(of: player.time.wall)
    #expect(try !player.sees("streak"))
    func win(_ day: Day) throws {
      try center.enter(
        GameCompletion(mode: "three", gameID: "\(day)", isWon: true, elapsed: 1, score: 1), at: 0,
        day: day)
      player.driver.invalidate()
    }
    try win(today + -1)
    #expect(try player.sees("today's is open · streak 1"))
    try win(today)
    #expect(try player.sees("✓ done today · streak 2"))
  }

  @Test("leads to the statistics, which tabs and a key walk through")
  func statistics() throws {
    let player = try Player(isAttended: false)
    try player.root.open(path: "count/3")
    try player.press("+", "+", "+", "q", "t")
    #expect(try player.sees("Three") == false)
    #expect(try player.sees("Nothing here yet"))
    try player.press("2")
    #expect(try player.sees("This game has no leaderboards."))
    try player.press("3")
    #expect(try player.sees("This game has no achievements."))
    try player.press("q")
    #expect(player.root.screens.isEmpty)
  }

  @Test("shows an advertisement as its gate allows, one a visit, and leads to its game")
  func advertisement() throws {
    let player = try Player(isAttended: false)
    let store = InMemoryStore()
    try store.save(AdHistory(sessions: 9).bytes, in: "ads")
    player.root.ads = AdController(
      provider: HouseAds(
        catalogue: [
          Advertisement(
            id: "org.example.pebbles", title: "Pebbles",
            tints: GameTints(primary: RGB(hex: 0), secondary: RGB(hex: 0)))
        ], playing: "org.example.counter"), monetization: InMemoryMonetization(),
      removeAdsProductId: "", clock: player.root.deps.clock, store: store)
    #expect(try player.sees("Also here: Pebbles"))
    try player.press(.down)
    #expect(try player.sees("Also here: Pebbles"))
    #expect(
      try player.send(.action("home.ad")).navigation == .open("org.example.pebbles"))
    try player.press("1", "q")
    #expect(try !player.sees("Also here"))
  }
}
