import GamePluginKit
import GamePluginTesting
import SudokuUI
import Testing

@Suite("A pasted puzzle")
struct PasteTests {
  static let puzzle =
    "000000002020050801000000300704090000000085410005037000180000900007009000200040058"

  @Test("is offered, and opened only when the player says so")
  func offered() throws {
    let player = try Player()
    try player.send(.paste("  \(Self.puzzle)\n"))
    #expect(player.last.navigation == nil)
    #expect(try player.screen.contains("Open the pasted puzzle?"))
    try player.keys("n")
    #expect(player.last.navigation == nil)
    try player.send(.paste(Self.puzzle))
    try player.keys("y")
    #expect(player.last.navigation == .open("import/\(Self.puzzle)"))
  }

  @Test("that is none by a little is told what is wrong with it")
  func nearMiss() throws {
    let player = try Player()
    try player.send(.paste(String(Self.puzzle.dropLast())))
    #expect(try player.said.contains("A puzzle has 81 characters, but this one has 80: 1 too few."))
    try player.send(.paste(String(repeating: "0", count: 63) + "900900000900900000"))
    #expect(try player.said.contains { $0.hasPrefix("The digit 9 is given twice in row 8") })
    try player.send(.paste("hello"))
    #expect(player.last == .handled)
  }
}
