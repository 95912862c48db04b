import GameShellKit

@testable import HeadlessFrontend

/// A scene that shows what happened to it, one event a row.
final class TestScene: DrivenScene {
  var size = CellSize(columns: 20, rows: 10)
  var tick: Int?
  var log: [String] = []
  var fault: SceneFault?
  var leaveOn: SceneEvent?
  var events: [SceneEvent] = []
  var times: [Int64] = []

  func send(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    if let fault { throw fault }
    events.append(event)
    times.append(time.steady)
    if case .resize(let newSize) = event { size = newSize }
    if event == leaveOn { return SceneResponse(handled: true, navigation: .leave) }
    return .changed
  }

  func look() throws(SceneFault) -> ShownScreen {
    if let fault { throw fault }
    return ShownScreen(
      rows: ["\(events.count) events", "\(size)"], tick: tick,
      writeTree: { writer in writer.object { $0.member("role", "normal") } })
  }
}

extension HeadlessSession {
  convenience init(_ scene: TestScene, showsTree: Bool = false) {
    self.init(scene: scene, start: GameTime(steady: 0, wall: 1000), showsTree: showsTree)
  }

  /// The answer to a line, as text without its end.
  func answer(_ line: String) -> String {
    let bytes = answer(to: .bytes(Array(line.utf8)))
    precondition(bytes.last == 0x0a)
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
