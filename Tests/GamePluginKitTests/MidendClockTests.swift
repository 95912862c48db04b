import GamePluginKit
import Testing

@Suite("The clock of a game")
struct MidendClockTests {
  @Test("starts with the first move and stops with the last")
  func startAndStop() throws {
    var midend = try pile(2)
    #expect(midend.handle(.key(.up), at: time(1000)) == nil)
    #expect(midend.clock.elapsed == 0 && midend.clock.untilNextSecond == nil)
    midend.play(1)
    #expect(midend.clock.untilNextSecond == 1000)
    #expect(midend.handle(.key(.up), at: time(2300)) == nil)
    #expect(midend.clock.elapsed == 1300 && midend.clock.untilNextSecond == 700)
    #expect(midend.handle(.tick, at: time(3000)) == .changed)
    midend.play(1)
    #expect(midend.isComplete)
    #expect(midend.handle(.tick, at: time(9000)) == .handled)
    #expect(midend.clock.elapsed == 2000 && midend.clock.untilNextSecond == nil)
  }

  @Test("stands while play is suspended, also over undo, and goes on with resume")
  func suspended() throws {
    var midend = try pile(9)
    midend.play(1)
    #expect(midend.handle(.suspend, at: time(1000)) == .committed)
    #expect(midend.handle(.suspend, at: time(2000)) == .handled)
    #expect(midend.handle(.tick, at: time(3000)) == .handled)
    midend.play(1)
    midend.undo()
    #expect(midend.handle(.resume, at: time(60_000)) == .changed)
    #expect(midend.handle(.tick, at: time(60_500)) == .changed)
    #expect(midend.clock.elapsed == 1500)
  }

  @Test("goes on when the last move is taken back, and never goes back itself")
  func undoneEnd() throws {
    var midend = try pile(1)
    midend.play(1)
    #expect(midend.isComplete && !midend.clock.isRunning)
    #expect(midend.handle(.key(.character("u")), at: time(1000)) == .committed)
    #expect(midend.clock.isRunning && midend.clock.elapsed == 0)
    midend.advance(to: time(4000))
    midend.advance(to: time(500))
    midend.advance(to: time(4000))
    #expect(midend.clock.elapsed == 3000)
  }

  @Test("goes on from a snapshot at the time of opening, whatever the new clock says")
  func restored() throws {
    var midend = try pile(9)
    midend.play(1)
    midend.advance(to: time(12_345))
    var restored = try Pile(restoring: midend.snapshot(version: 1), at: time(700))
    #expect(restored.clock.elapsed == 12_345 && restored.clock.isRunning)
    restored.advance(to: time(1700))
    #expect(restored.clock.elapsed == 13_345)
  }

  @Test(
    "reads as people write times",
    arguments: [
      (0, "0:00"), (7999, "0:07"), (754_000, "12:34"), (3_599_999, "59:59"),
      (3_723_000, "1:02:03"),
    ] as [(Int64, String)])
  func text(_ elapsed: Int64, _ text: String) {
    #expect(PlayClock(elapsed: elapsed).text == text)
  }

  @Test(
    "undo and redo have their keys and actions",
    arguments: [
      (SceneEvent.key(.character("u")), SceneEvent.key(.character("r"))),
      (.key(.character("z"), .control), .key(.character("y"), .control)),
      (.action("undo"), .action("redo")),
      (.key(.character("z"), .control), .key(.character("z"), [.control, .shift])),
    ])
  func keys(_ undo: SceneEvent, _ redo: SceneEvent) throws {
    var midend = try pile(9)
    midend.play(2)
    #expect(midend.handle(undo, at: time(0)) == .committed)
    #expect(midend.state.stones == 9)
    #expect(midend.handle(undo, at: time(0)) == .handled)
    #expect(midend.handle(redo, at: time(0)) == .committed)
    #expect(midend.state.stones == 7)
    #expect(midend.handle(redo, at: time(0)) == .handled)
    #expect(midend.handle(.action("restart"), at: time(0)) == .committed)
    #expect(midend.handle(.key(.character("u"), .alt), at: time(0)) == nil)
  }
}
