import GamePluginABI
import GameShellKit
import TestSupport
import Testing

@Suite("A game in C, with the header alone")
struct LightsOutTests {
  let fixtures: FixtureBuilder
  let game: DoorGame

  init() throws {
    fixtures = try FixtureBuilder()
    game = try DoorGame(library: try fixtures.library("c-game/lightsout.c", named: "lights.so"))
    #expect(try game.open() == GH_OK)
  }

  private func lights() throws -> [Bool] {
    let frame = try game.frame()
    return (0..<25).map { frame.text(frame.cell($0).label).hasPrefix("lit") }
  }

  private static func pressed(_ lights: [Bool], _ cell: Int) -> [Bool] {
    var lights = lights
    for (dx, dy) in [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)] {
      let (x, y) = (cell % 5 + dx, cell / 5 + dy)
      if (0..<5).contains(x), (0..<5).contains(y) { lights[y * 5 + x].toggle() }
    }
    return lights
  }

  /// The presses that darken all: every first row is tried, the rest follows from above.
  private static func solution(_ start: [Bool]) -> [Int]? {
    for first in 0..<32 {
      var lights = start
      var presses = (0..<5).filter { first >> $0 & 1 == 1 }
      for cell in presses { lights = pressed(lights, cell) }
      for cell in 5..<25 where lights[cell - 5] {
        lights = pressed(lights, cell)
        presses.append(cell)
      }
      if !lights.contains(true) { return presses }
    }
    return nil
  }

  @Test("can be played to its end, and says so once")
  func win() throws {
    let presses = try #require(Self.solution(try lights()))
    for (index, cell) in presses.enumerated() {
      let answer = try game.act("press", cell: Int32(cell))
      #expect(answer.flags & GH_RESPONSE_COMMITTED != 0)
      #expect(answer.toast == (index == presses.count - 1 ? "All dark. Well done!" : ""))
    }
    #expect(try !lights().contains(true))
    #expect(try game.snapshot().flags == GH_SNAPSHOT_FINISHED)
    #expect(try game.act("press", cell: 3).flags == GH_RESPONSE_HANDLED)
    _ = try game.key(.character("n"))
    #expect(try lights().contains(true))
  }

  @Test("every seed gives a board that can be won, and the same one each time")
  func seeds() throws {
    var boards: Set<[Bool]> = []
    for seed: UInt64 in 0..<50 {
      game.close()
      #expect(try game.open(seed: seed) == GH_OK)
      let board = try lights()
      #expect(Self.solution(board) != nil)
      game.close()
      #expect(try game.open(seed: seed) == GH_OK)
      #expect(try lights() == board)
      boards.insert(board)
    }
    #expect(boards.count > 40)
  }

  @Test("the keyboard moves the cursor within the board and presses")
  func keyboard() throws {
    let before = try lights()
    for _ in 0..<9 { _ = try game.key(.left) }
    for _ in 0..<9 { _ = try game.key(.up) }
    let frame = try game.frame()
    let grid = try #require((0..<frame.nodeCount).first { frame.node($0).kind == .grid })
    #expect(frame.node(grid).p[4] == 0)
    _ = try game.key(.character(" "))
    #expect(try lights() == Self.pressed(before, 0))
    #expect(try game.key(.tab).flags == 0)
  }

  @Test("a snapshot brings the same frame back; a damaged one is refused")
  func snapshot() throws {
    #expect(try game.snapshot().flags == GH_SNAPSHOT_PRISTINE)
    _ = try game.act("press", cell: 7)
    let (state, summary, flags, _) = try game.snapshot()
    #expect(flags == 0 && summary.hasSuffix("of 25 lights on"))
    let frame = try game.frame()
    game.close()
    #expect(try game.open(seed: 99, state: state) == GH_OK)
    #expect(try game.frame() == frame)
    game.close()
    for damaged in [Array(state.dropLast()), state.map { $0 ^ 0xff }] {
      #expect(try game.open(state: damaged) == GH_BAD_STATE)
      #expect(game.session == nil)
      #expect(game.lastError == "This saved game is damaged or of another version.")
    }
  }

  @Test("an unknown route is refused")
  func route() throws {
    game.close()
    #expect(try game.open(route: "elsewhere") == GH_BAD_ROUTE)
  }
}
