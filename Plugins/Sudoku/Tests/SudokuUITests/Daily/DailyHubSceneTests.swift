import GamePluginKit
import GamePluginTesting
import SudokuUI
import Testing

@Suite("The screen of the daily puzzles")
struct DailyHubSceneTests {
  let today = HubPlayer.monday

  @Test("is played by keys alone")
  func keyboard() throws {
    let player = try HubPlayer()
    #expect(try player.sees("November 30 · today") && player.sees("Easy · "))
    try player.keys("pageup up up left")
    #expect(player.last.handled)
    try player.keys("enter")
    #expect(player.last.navigation == .open("daily/2026-10-15"))
    try player.keys("t enter")
    #expect(player.last.navigation == .open("daily/2026-11-30"))
    try player.keys("escape")
    #expect(player.last.navigation == .leave)
  }

  @Test("is played by the mouse alone")
  func mouse() throws {
    let player = try HubPlayer()
    try player.click(action: "calendar.previous")
    try player.load()
    #expect(try player.sees("October 2026") && player.sees("October 30"))
    // The 1st of October 2026 is a Thursday.
    try player.click(action: "calendar.day", cell: 3)
    try player.load()
    #expect(try player.sees("October 1") && player.sees("Medium · "))
    try player.click(action: "play")
    #expect(player.last.navigation == .open("daily/2026-10-01"))
    try player.click(action: "calendar.next")
    try player.click(action: "calendar.today")
    try player.load()
    #expect(try player.sees("November 30 · today"))
    try player.click(action: "calendar.day", cell: 6 + 29)
    #expect(player.last.navigation == .open("daily/2026-11-30"))
    try player.click(action: "calendar.back")
    #expect(player.last.navigation == .leave)
  }

  @Test("who comes back from a day's board stands on that day, once")
  func comingBack() throws {
    let player = try HubPlayer()
    try player.keys("up up enter")
    #expect(player.last.navigation == .open("daily/2026-11-16"))
    func again() throws -> [String] {
      let scene = DailyHubScene(
        deps: player.deps,
        request: SceneRequest(
          seed: 1, time: player.clock.now, size: CellSize(columns: 80, rows: 24)))
      return try SceneDriver(scene: scene, size: CellSize(columns: 80, rows: 24)).present()
        .surface.rows
    }
    #expect(try again().contains { $0.contains("[16 ]") })
    #expect(try again().contains { $0.contains("[30•]") })
    try player.keys("enter")
    player.clock.now.wall += 86_400_000
    #expect(try again().contains { $0.contains("[ 1•]") })
  }

  @Test("a day that has not come is not for choosing")
  func ahead() throws {
    let player = try HubPlayer(wall: HubPlayer.morning - 10 * 86_400_000)
    #expect(try player.place(action: "calendar.day", cell: 6 + 29) == nil)
    try player.click(at: #require(try player.place(cell: 6 + 29)))
    #expect(player.last.navigation == nil)
    try player.keys("down end pagedown")
    #expect(try player.sees("November 20 · today"))
  }

  @Test(
    "turns to the new day at local midnight, once",
    arguments: [-720, -210, 0, 345, 840])
  func midnight(_ offset: Int) throws {
    let player = try HubPlayer(
      wall: HubPlayer.morning - Int64(offset) * 60_000, utcOffset: offset
    ) { try $0.solveDaily(today) }
    #expect(try player.sees("✓ solved in 3:12"))
    let midnight = Int64(today.number + 1) * 86_400_000 - Int64(offset) * 60_000
    var turns = 0
    var wasToday = true
    while player.clock.now.wall < midnight + 7_200_000 {
      try player.send(.tick, after: Int64(try #require(try player.driver.present().tick)))
      let isToday = try player.sees("November 30 · today")
      if isToday != wasToday {
        turns += 1
        #expect(player.clock.now.wall == midnight)
        #expect(try player.sees("December 1 · today") && player.sees("not begun yet"))
        #expect(try player.sees("streak 1"))
        wasToday = isToday
      }
    }
    #expect(turns == 1)
  }

  @Test("asleep over midnight, wakes on the new day with the first event")
  func asleep() throws {
    let player = try HubPlayer()
    player.clock.now.wall += 86_400_000
    try player.send(.focus(true))
    #expect(player.last.changed)
    try player.load()
    #expect(try player.sees("December 1 · today"))
  }

  @Test("the load goes on in ticks, and rests when it is done")
  func ticks() throws {
    let player = try HubPlayer(isLoaded: false)
    #expect(try player.driver.present().tick == 10)
    #expect(try player.sees("making the puzzle…"))
    try player.load()
    #expect(try !player.sees("making the puzzle…"))
    #expect(try player.driver.present().tick == 3_600_000)
    #expect(try player.scene.snapshot() == nil)
  }

  @Test("has room at every size, and shows the day where there is none for the calendar")
  func sizes() throws {
    for (columns, rows) in [(80, 24), (40, 15), (120, 40), (22, 15), (30, 10), (68, 13), (1, 1)] {
      let player = try HubPlayer(columns: columns, rows: rows)
      guard columns > 20 else { continue }
      #expect(try player.sees("November 30 · today"), "\(columns)×\(rows)")
      #expect(try player.sees("November 2026") == (columns >= 35 && rows >= 13))
      #expect(try player.sees("Play"))
    }
  }

  @Test("looks as it should in every language and size", arguments: SudokuStrings.languages)
  func look(_ language: String) throws {
    var screens: [(size: CellSize, rows: [String])] = []
    for (columns, rows) in [(80, 24), (120, 40), (40, 15)] {
      let player = try HubPlayer(columns: columns, rows: rows, locale: language) {
        for back in [0, 1, 2, 5, 6] { try $0.solveDaily(today + -back) }
        try $0.begin(today + -3)
      }
      for keys in ["", "home", "pageup"] {
        try player.keys(keys)
        try player.load()
        let shown = try player.rows
        #expect(!shown.contains { $0.contains("…") }, "\(language), \(columns) columns, \(keys)")
        if keys == "home" || columns == 80 {
          screens.append((CellSize(columns: columns, rows: rows), shown))
        }
      }
    }
    try expectRows("hub-\(language)", screens)
  }
}
