import GamePluginKit
import Testing

@Suite("A game ID")
struct GameIDTests {
  @Test(
    "reads what it prints", arguments: ["5#0", "5#18446744073709551615", "7:12", "7:a#b:c", "7:"])
  func roundTrip(_ text: String) throws {
    #expect("\(try GameID<PileGame>(text))" == text)
  }

  @Test(
    "that is none says what is wrong with it",
    arguments: [
      ("", .noMark("")), ("55", .noMark("55")), ("x#1", .badParameters("x")),
      ("#1", .badParameters("")), ("5#", .badSeed("")), ("5#-1", .badSeed("-1")),
      ("5#+1", .badSeed("+1")), ("5#01", .badSeed("01")),
      ("5#18446744073709551616", .badSeed("18446744073709551616")),
    ] as [(String, GameIDFault)])
  func faults(_ text: String, _ fault: GameIDFault) {
    #expect(throws: fault) { try GameID<PileGame>(text) }
    #expect("\(fault)".count > 20)
  }

  @Test("with an impossible description is refused when the game starts")
  func badDescription() throws {
    let id = try GameID<PileGame>("5:many")
    #expect(throws: GameIDFault.badDescription("“many” is no number of stones")) { try Pile(id) }
  }

  @Test("of one seed always gives the same board")
  func deterministic() throws {
    let boards = try (0..<3).map { _ in try Pile(GameID("50#77")).state }
    #expect(Set(boards.map(\.stones)).count == 1)
  }
}
