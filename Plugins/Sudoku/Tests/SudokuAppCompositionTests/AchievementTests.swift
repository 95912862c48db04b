import GamePluginKit
import GamePluginTesting
import Testing

@testable import SudokuAppComposition

@Suite("Achievements")
struct AchievementTests {
  private let center = InMemoryGameCenter()
  private let monday = Day(year: 2026, month: 11, day: 2)

  private func finish(
    _ id: String, mode: String = "daily", isWon: Bool = true, isAssisted: Bool = false,
    on day: Day? = nil
  ) throws {
    let completion = GameCompletion(
      mode: mode, gameID: id, isWon: isWon, isAssisted: isAssisted, elapsed: 1, score: 1)
    try center.enter(completion, at: 1, day: day ?? monday)
    AchievementSink(SudokuAchievement.allCases.map(\.goal), gameCenter: center)
      .gameCompleted(completion)
  }

  private func progress(_ achievement: SudokuAchievement) -> Int {
    center.achievements[achievement.rawValue] ?? 0
  }

  @Test("each is declared once, with its own words in every language")
  func declared() {
    let declared = SudokuAppComposition.config().achievements
    #expect(declared.map(\.id) == SudokuAchievement.allCases.map(\.rawValue))
    for language in ["en", "de", "es", "zh-Hans"] {
      let words = declared.flatMap {
        [$0.title.text(for: language), $0.detail.text(for: language)]
      }
      #expect(Set(words).count == 8 && !words.contains(""), "\(language)")
    }
  }

  @Test("a game that was lost moves none, the first that was won completes one")
  func first() throws {
    try finish("lost", mode: "expert", isWon: false)
    #expect(center.achievements.isEmpty)
    try finish("won", mode: "x")
    #expect(progress(.first) == 1000)
    #expect(progress(.hundred) == 10)
    #expect(progress(.expert) == 0)
  }

  @Test("a hundred games of any mode complete one")
  func hundred() throws {
    for index in 1...99 { try finish("\(index)", mode: "m\(index % 4)") }
    #expect(progress(.hundred) == 990)
    try finish("100", mode: "m0")
    #expect(progress(.hundred) == 1000)
  }

  @Test("the hardest level counts only without help")
  func expert() throws {
    try finish("helped", mode: "expert", isAssisted: true)
    #expect(progress(.expert) == 0)
    try finish("alone", mode: "expert")
    #expect(progress(.expert) == 1000)
  }

  @Test("seven days in a row, each on its day; a gap begins anew, and what was reached stays")
  func week() throws {
    for number in 0..<3 { try finish(dailyGameID(monday + number), on: monday + number) }
    #expect(progress(.week) == 428)
    // Played a day late: it makes no streak.
    try finish(dailyGameID(monday + 3), on: monday + 4)
    for number in 4..<10 { try finish(dailyGameID(monday + number), on: monday + number) }
    #expect(progress(.week) == 857)
    try finish(dailyGameID(monday + 10), on: monday + 10)
    #expect(progress(.week) == 1000)
  }

  @Test("a game finished through the door moves them, from all that the host has kept")
  func throughTheDoor() throws {
    let session = TestSession()
    for index in 1...49 {
      try session.gameCenter.enter(
        GameCompletion(mode: "x", gameID: "\(index)", isWon: true, elapsed: 1, score: 1), at: 1,
        day: monday)
    }
    let grid =
      ".34678912672195348198342567859761423426853791713924856961537284287419635345286179"
    let scene = try DoorTests.door.load().open("game/custom:\(grid)", session: session)
    for key in [Key.home, .pageUp, .character("5")] { try scene.send(.key(key)) }
    #expect(session.completions.completions.count == 1)
    #expect(
      session.gameCenter.achievements == [
        SudokuAchievement.first.rawValue: 1000, SudokuAchievement.hundred.rawValue: 490,
      ])
  }
}
