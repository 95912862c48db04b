import GameShellKit
import Testing

@testable import HeadlessFrontend

@Suite("A headless session")
struct HeadlessSessionTests {
  @Test("a command is answered with the rows of the screen after it")
  func rows() {
    let session = HeadlessSession(TestScene())
    #expect(session.answer(#"{"key":"right"}"#) == #"{"rows":["1 events","20×4","",""]}"#)
    #expect(
      session.answer(#"{"resize":{"columns":30,"rows":5}}"#)
        == #"{"rows":["2 events","30×5","","",""]}"#)
  }

  @Test("with the tree asked for, it follows the rows")
  func tree() {
    let session = HeadlessSession(TestScene(), showsTree: true)
    let answer = session.answer(#"{"key":"right"}"#)
    #expect(answer.hasPrefix(#"{"rows":["1 events","20×4","",""],"tree":{"kind":"group","#))
  }

  @Test("a malformed line is answered with an error and reaches nobody")
  func malformed() {
    let scene = TestScene()
    let session = HeadlessSession(scene)
    #expect(
      session.answer(#"{"kye":"right"}"#)
        == #"{"error":"the line has the unknown member \"kye\"; did you mean \"key\"?"}"#)
    #expect(scene.events.isEmpty)
    #expect(session.answer(#"{"key":"up"}"#) == #"{"rows":["1 events","20×4","",""]}"#)
  }

  @Test("time passes only by `advance`, and each tick arrives at its own moment")
  func ticks() {
    let scene = TestScene()
    scene.tick = 400
    let session = HeadlessSession(scene)
    _ = session.answer(#"{"advance":1}"#)
    #expect(scene.events == [.tick, .tick])
    #expect(scene.times == [400, 800])
    _ = session.answer(#"{"key":"up"}"#)
    #expect(scene.times == [400, 800, 1000])
    _ = session.answer(#"{"advance":0.4}"#)
    #expect(scene.times == [400, 800, 1000, 1400])
  }

  @Test("lines that change nothing do not put a tick off")
  func putOff() {
    let scene = TestScene()
    scene.tick = 400
    let session = HeadlessSession(scene)
    for _ in 1...3 { _ = session.answer(#"{"advance":0.3}"#) }
    #expect(scene.times == [400, 800])
  }

  @Test("a scene without a wish for ticks gets none")
  func noTicks() {
    let scene = TestScene()
    let session = HeadlessSession(scene)
    _ = session.answer(#"{"advance":86400}"#)
    #expect(scene.events.isEmpty)
  }

  @Test("a scene that wishes for too many ticks stops the clock with a sentence")
  func tooManyTicks() {
    let scene = TestScene()
    scene.tick = 1
    let session = HeadlessSession(scene, tickLimit: 50)
    #expect(
      session.answer(#"{"advance":0.06}"#)
        == #"{"error":"the clock stopped 10 ms early: 50 ticks came due on the way, "#
        + #"the most that one line delivers"}"#)
    #expect(scene.events.count == 50)
  }

  @Test("a fault of the scene is an answer, and play goes on after it")
  func fault() {
    let scene = TestScene()
    let session = HeadlessSession(scene)
    scene.fault = SceneFault(.stalled, "the game did not answer within 2 s")
    #expect(
      session.answer(#"{"key":"up"}"#)
        == #"{"error":"the game did not answer within 2 s","fault":"stalled"}"#)
    scene.fault = nil
    #expect(session.answer(#"{"key":"up"}"#) == #"{"rows":["1 events","20×4","",""]}"#)
  }

  @Test("a fault before the first line is the first line's answer")
  func faultAtStart() {
    let scene = TestScene()
    scene.fault = SceneFault(.died, "the game ended")
    let session = HeadlessSession(scene)
    scene.fault = nil
    #expect(session.answer(#"{"key":"up"}"#) == #"{"error":"the game ended","fault":"died"}"#)
    #expect(session.answer(#"{"key":"up"}"#) == #"{"rows":["1 events","20×4","",""]}"#)
  }

  @Test("the session is over after `quit`, and after a scene that is left")
  func quits() {
    let asked = HeadlessSession(TestScene())
    #expect(asked.answer(#"{"quit":true}"#) == #"{"rows":["0 events","20×4","",""],"quit":true}"#)
    #expect(asked.isOver)

    let scene = TestScene()
    scene.leaveOn = .key(.escape)
    let left = HeadlessSession(scene)
    #expect(left.answer(#"{"key":"escape"}"#) == #"{"rows":["1 events","20×4","",""],"quit":true}"#)
    #expect(left.isOver)
  }
}
