import GameShellKit
import Testing

@testable import GameAppKit

@Suite("Where opening a board leads")
struct BoardDestinationTests {
  @Test("from Home, or from a place to come back to, the board is put behind it")
  func pushed() {
    #expect(boardDestination(route: "a", path: [], isPassing: false) == ["a"])
    #expect(boardDestination(route: "a", path: ["hub"], isPassing: false) == ["hub", "a"])
  }

  @Test("from a place that only passes the player on, the board takes its place")
  func replaced() {
    #expect(boardDestination(route: "a", path: [], isPassing: true) == ["a"])
    #expect(boardDestination(route: "a", path: ["hub"], isPassing: true) == ["a"])
    #expect(boardDestination(route: "b", path: ["hub", "a"], isPassing: true) == ["hub", "b"])
  }

  @Test("no way passes a place twice", arguments: [true, false])
  func once(_ isPassing: Bool) {
    #expect(
      boardDestination(route: "hub", path: ["hub", "a"], isPassing: isPassing) == ["hub"])
    #expect(
      boardDestination(route: "a", path: ["hub", "a"], isPassing: isPassing) == ["hub", "a"])
  }

  @Test("a board that opens another is left for Home; a hub is come back to")
  func inPlay() throws {
    let player = try Player(isAttended: false)
    try player.root.open(path: "count/10")
    player.faults.navigation = .open("count/3")
    try player.press("x")
    #expect(player.root.play?.path.map(\.path) == ["count/3"])
    try player.press("q")
    #expect(player.root.play == nil)

    player.faults.keepsGame = false
    try player.root.open(path: "count/10")
    player.faults.navigation = .open("count/3")
    try player.press("x")
    #expect(player.root.play?.path.map(\.path) == ["count/10", "count/3"])
    try player.press("q")
    #expect(player.root.play?.route == .goal(10))
    try player.press("q")
    #expect(player.root.play == nil)

    try player.root.open(path: "count/10")
    player.faults.navigation = .open("count/3")
    try player.send(.focus(true))
    #expect(player.root.play?.path.map(\.path) == ["count/3"])
  }

  @Test("a hub leads to the game that was begun there, and a board to a new one")
  func resuming() throws {
    let player = try Player(isAttended: false)
    try player.root.open(path: "count/3")
    try player.press("+", "+", "q")
    player.faults.keepsGame = false
    try player.root.open(path: "count/10")
    player.faults.navigation = .open("count/3")
    player.faults.keepsGame = false
    try player.press("x")
    player.faults.keepsGame = true
    #expect(try player.sees("2 of 3"))
    try player.press("q", "q")
    try player.root.open(path: "count/10")
    player.faults.navigation = .open("count/3")
    try player.press("x")
    #expect(try player.sees("0 of 3"))
  }

  @Test("the way back from a board outlives a fault and a swap")
  func kept() throws {
    let player = try Player(isAttended: false)
    player.faults.keepsGame = false
    try player.root.open(path: "count/10")
    player.faults.navigation = .open("count/3")
    try player.press("x")
    player.faults.keepsGame = true
    try player.press("+")
    player.faults.next = SceneFault(.died, "it died")
    try player.press("+")
    #expect(try player.sees("1 of 3"))
    #expect(player.root.play?.path.map(\.path) == ["count/10", "count/3"])

    let handoff = try #require(player.root.handoff())
    let next = try Player(isAttended: false)
    try next.root.adopt(handoff, at: next.time, size: CellSize(columns: 80, rows: 24))
    #expect(next.root.play?.path.map(\.path) == ["count/10", "count/3"])
    try next.press("q")
    #expect(next.root.play?.route == .goal(10))
  }

  @Test("a place that the new build does not have is none to go back to")
  func lost() throws {
    let player = try Player(isAttended: false)
    let handoff = Handoff(
      route: "count/3", path: ["hub", "count/10", "count/3"], seed: 1, snapshot: nil)
    try player.root.adopt(handoff, at: player.time, size: CellSize(columns: 80, rows: 24))
    #expect(player.root.play?.path.map(\.path) == ["count/10", "count/3"])
  }

  @Test("a board that fails before its first move is the same board again")
  func sameSeed() throws {
    let player = try Player(isAttended: false)
    try player.root.open(path: "count/10")
    let seed = try #require(player.root.play?.seed)
    player.faults.next = SceneFault(.died, "it died")
    try player.press("+")
    #expect(player.root.play?.seed == seed)
  }
}
