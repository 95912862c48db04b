import GamePluginKit
import SudokuGameState
import SudokuPersistence
import SudokuTechniques
import Testing

@Suite("The puzzle of a day")
struct DailyPuzzleTests {
  let monday = Day(year: 2026, month: 11, day: 30)

  @Test("climbs through the week, from easy to expert")
  func levels() {
    #expect(
      (0..<7).map { DailyPuzzle(monday + $0).level }
        == [.easy, .easy, .medium, .medium, .hard, .hard, .expert])
  }

  @Test("is what it is on every machine and in every release")
  func pinned() throws {
    let boards = try (0..<7).map { offset in
      "\(try Midend(DailyPuzzle(monday + offset).game).state.givens)"
    }
    #expect(boards == Self.week)
    #expect(DailyPuzzle(monday).id == "daily:2026-11-30")
    #expect(DailyPuzzle.day(ofID: "daily:2026-11-30") == monday)
    for other in ["daily:2026-11-31", "daily:", "easy#5", "custom:2026-11-30", "daily#1"] {
      #expect(DailyPuzzle.day(ofID: other) == nil)
    }
  }

  @Test("has one solution, and is another one each day")
  func unique() throws {
    let boards = try (0..<28).map { try Midend(DailyPuzzle(monday + $0).game).state }
    #expect(boards.allSatisfy { $0.solution != nil })
    #expect(Set(boards.map(\.givens)).count == boards.count)
  }

  private static let week = [
    ".......94....1.2..6..2.7...4.........78..5....6...1..51..9.6.........43.3..75.1.8",
    "...6............9..354..76...6..81.2.....9.4...1.4...........5......6..12...576..",
    "....9.73.3.........2....14..64..2..8.8.64..17....8.......3..5....2....76...17....",
    ".9.5........7....3.6.......7.3....2.5...2.7....1.3...89...8.......1..9.68.497....",
    "...6.57...8......3..2...4...3.1....9............5.9.74.7...319.49.....65.5...8...",
    "..3......45.39....7....5..4.6..1...7...4...9....7.61.8.2..61.........4.1...92..8.",
    "....514.82..9....3...2..9.5...6.8...5.87....4.6..2..3.7..........34...5...4.6....",
  ]
}
