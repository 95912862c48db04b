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
      // As after a game: Home asks anew.
      player.root.home = nil
      player.driver.invalidate()
    }
    try win(today + -1)
    #expect(try player.sees("today's is open · streak 1"))
    try win(today)
    #expect(try player.sees("✓ done today · streak 2"))
  }

  @Test("shows how far today's puzzle is, whatever was played after it, until it is done")
  func begun() throws {
    let (player, center) = try dailyPlayer()
    let deps = player.root.deps
    let today = deps.clock.day(of: player.time.wall)
    func save(_ path: String, _ progress: Int, isPristine: Bool = false) throws {
      try deps.saves.save(
        SavedGame(
          route: path, seed: 1,
          snapshot: Snapshot(
            version: 1, state: [1], elapsed: 1, progress: progress, isPristine: isPristine),
          savedAt: 0))
      player.root.home = nil
      player.driver.invalidate()
    }
    try save("count/3/\(today + -1)", 900)
    #expect(try !player.sees("today's is open"))
    try save("count/3/\(today)", 0, isPristine: true)
    #expect(try !player.sees("today's is open"))
    try save("count/3/\(today)", 266)
    #expect(try player.sees("today's is open · 26%"))
    try center.enter(
      GameCompletion(
        mode: "three", gameID: dailyGameID(today), isWon: true, elapsed: 1, score: 1), at: 0,
      day: today)
    player.root.home = nil
    player.driver.invalidate()
    #expect(try player.sees("✓ done today · streak 1") && !player.sees("26%"))
  }

  @Test("solving another day's puzzle is not solving today's")
  func anotherDay() throws {
    let (player, center) = try dailyPlayer()
    let today = player.root.deps.clock.day(of: player.time.wall)
    for day in [today + -1, today + -5] {
      try center.enter(
        GameCompletion(
          mode: "three", gameID: dailyGameID(day), isWon: true, elapsed: 1, score: 1), at: 0,
        day: today)
    }
    player.root.home = nil
    player.driver.invalidate()
    #expect(try !player.sees("done today") && !player.sees("streak"))
  }

  @Test(
    "turns to the next day's puzzle at local midnight, once, and wakes for that alone",
    arguments: [-720, -210, 0, 330, 840])
  func midnight(_ offset: Int) throws {
    let (player, center) = try dailyPlayer(offset: offset)
    let clock = player.root.deps.clock
    let today = clock.day(of: player.time.wall)
    try center.enter(
      GameCompletion(
        mode: "three", gameID: dailyGameID(today), isWon: true, elapsed: 1, score: 1), at: 0,
      day: today)
    player.driver.invalidate()
    let midnight = clock.nextDay(after: player.time.wall)
    var turns = 0
    var shown = try player.rows
    #expect(shown.contains { $0.contains("✓ done today · streak 1") })
    // Wakes when the frames ask for it, until well after midnight.
    while player.time.wall < midnight + 5_000_000 {
      let wait = try #require(try player.driver.present().tick)
      #expect(wait <= 3_600_000)
      player.time.steady += Int64(wait)
      player.time.wall += Int64(wait)
      try player.driver.send(.tick, at: player.time)
      let rows = try player.rows
      if rows != shown {
        turns += 1
        #expect(player.time.wall == midnight)
        #expect(rows.contains { $0.contains("today's is open · streak 1") })
      }
      shown = rows
    }
    #expect(turns == 1)
  }

  @Test("asleep over midnight, shows the new day at the first sign of the player")
  func asleep() throws {
    let (player, _) = try dailyPlayer()
    _ = try player.rows
    #expect(try player.driver.send(.focus(true), at: player.time).changed == false)
    player.time.wall += 86_400_000
    #expect(try player.driver.send(.focus(true), at: player.time).changed)
    _ = try player.rows
    #expect(try player.driver.send(.focus(true), at: player.time).changed == false)
  }

  @Test("without a daily mode nothing wakes it")
  func noDaily() throws {
    let player = try Player(isAttended: false)
    #expect(try player.driver.present().tick == nil)
  }

  private func dailyPlayer(offset: Int = 0) throws -> (Player, InMemoryGameCenter) {
    var config = counterConfig()
    config.homeModes[0].isDaily = true
    let center = InMemoryGameCenter()
    var stack = LiveStack.inMemory(clock: ManualClock(utcOffset: offset))
    stack.gameCenter = { _ in center }
    return (try Player(stack, isAttended: false, config: config), center)
  }

  @Test("asks the store once a visit, and anew after each game and at midnight")
  func asksOnce() throws {
    var asked = 0
    var config = counterConfig()
    config.fetchResume = {
      asked += 1
      return $0.saves.resumePoint()
    }
    let player = try Player(isAttended: false, config: config)
    for _ in 0..<5 { try player.press(.down) }
    #expect(asked == 1)
    try player.root.open(path: "count/10")
    try player.press("+", "q")
    #expect(try player.sees("1 of 10"))
    #expect(asked == 2)
    try player.press(.down, .up)
    #expect(asked == 2)
    player.time.wall += 86_400_000
    player.driver.invalidate()
    try player.press(.down)
    player.driver.invalidate()
    try player.press(.up)
    #expect(asked == 3)
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
