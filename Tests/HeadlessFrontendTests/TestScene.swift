import GameShellKit
import GameShellUI

@testable import HeadlessFrontend

/// A scene that shows what happened to it.
final class TestScene: Scene {
  var tick: Int?
  var fault: SceneFault?
  var leaveOn: SceneEvent?
  var events: [SceneEvent] = []
  var times: [Int64] = []

  func handle(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    if let fault { throw fault }
    events.append(event)
    times.append(time.steady)
    if event == leaveOn { return SceneResponse(handled: true, navigation: .leave) }
    return .changed
  }

  func frame(for size: CellSize) throws(SceneFault) -> Frame {
    if let fault { throw fault }
    var builder = FrameBuilder()
    var room = FrameBuilder.Spec(.size)
    room.p = SIMD8(-1, -1, -1, -1, .max, .max, 0, 0)
    builder.open(room)
    builder.open(FrameBuilder.Spec(.column))
    for line in ["\(events.count) events", "\(size)"] {
      var text = FrameBuilder.Spec(.text)
      text.text = line
      builder.leaf(text)
    }
    builder.close()
    return builder.finish(tick: tick)
  }
}

extension HeadlessSession {
  convenience init(_ scene: any Scene, showsTree: Bool = false, tickLimit: Int = 1000) {
    self.init(
      driver: SceneDriver(scene: scene, size: CellSize(columns: 20, rows: 4)),
      clock: ScriptClock(start: GameTime(steady: 0, wall: 1000)) { _ in Day(number: 0) },
      showsTree: showsTree, tickLimit: tickLimit)
  }

  /// The answer to a line, as text without its end.
  func answer(_ line: String) -> String {
    let bytes = answer(to: .bytes(Array(line.utf8)))
    precondition(bytes.last == 0x0a)
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
