import GameShellKit
import Testing

@testable import GamePluginKit

@Suite("Achievements that follow from the finished games")
struct AchievementTests {
  private let center = InMemoryGameCenter()

  private func goal(_ id: String, needed: Int) -> AchievementGoal {
    AchievementGoal(
      AchievementDefinition(id: id, title: "T", detail: "D"), needed: needed
    ) { games in games.count { $0.completion.isWon } }
  }

  private func finish(_ id: String, isWon: Bool = true, _ sink: AchievementSink?) throws {
    let completion = GameCompletion(mode: "m", gameID: id, isWon: isWon, elapsed: 1, score: 1)
    try center.enter(completion, at: 1, day: Day(number: 1))
    sink?.gameCompleted(completion)
  }

  @Test("progress grows with the games, each counted once, also one whose report never came")
  func progress() throws {
    let sink = AchievementSink(
      [goal("one", needed: 1), goal("three", needed: 3)], gameCenter: center)
    try finish("lost", isWon: false, sink)
    #expect(center.achievements.isEmpty)
    try finish("a", sink)
    #expect(center.achievements == ["one": 1000, "three": 333])
    try finish("a", sink)
    #expect(center.achievements == ["one": 1000, "three": 333])
    try finish("b", nil)
    try finish("c", sink)
    #expect(center.achievements == ["one": 1000, "three": 1000])
  }

  @Test("progress stays between nothing and all, and is all only when all is done")
  func bounds() {
    func progress(_ count: Int, of needed: Int) -> Int {
      AchievementGoal(
        AchievementDefinition(id: "x", title: "T", detail: "D"), needed: needed
      ) { _ in count }.progress([])
    }
    #expect(progress(-4, of: 10) == 0)
    #expect(progress(1999, of: 2000) == 999)
    #expect(progress(.max, of: 2000) == 1000)
    #expect(progress(0, of: 0) == 0)
    #expect(progress(1, of: 0) == 1000)
  }
}
