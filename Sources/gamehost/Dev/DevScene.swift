import GameShellKit
import GameShellUI

/// The game that is being worked on, with the state of its build upon it.
final class DevScene: Scene {
  private static let close = "dev.close"

  private let game: any Scene
  /// Whether a build runs.
  var isBuilding = false
  /// What the last build complained of; empty when it went well or was read.
  var errors: [String] = []

  init(_ game: any Scene) { self.game = game }

  func handle(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    guard !errors.isEmpty else { return try game.handle(event, at: time) }
    switch event {
    case .action(Self.close, _, _), .key(.escape, _), .key(.character("q"), []):
      errors = []
      return .changed
    // The game goes on beneath, but nothing is typed into it.
    case .key, .text, .paste, .pointer, .action: return .ignored
    case .tick, .resize, .focus, .suspend, .resume: return try game.handle(event, at: time)
    }
  }

  func frame(for size: CellSize) throws(SceneFault) -> Frame {
    let frame = try game.frame(for: size)
    guard isBuilding || !errors.isEmpty else { return frame }
    return ZStack(alignment: .topTrailing) {
      GraftedFrame(frame).frame(maxWidth: .max, maxHeight: .max)
      if errors.isEmpty {
        Text(" building… ").role(.toast)
      } else {
        CompilerErrorsView(lines: errors, close: Self.close)
          .frame(maxWidth: .max, maxHeight: .max)
      }
    }
    .makeFrame(tick: frame.tick, wantsPointerMotion: frame.wantsPointerMotion)
  }

  func snapshot() throws(SceneFault) -> Snapshot? { try game.snapshot() }

  func close() { game.close() }
}

/// The errors of a build, to be scrolled and put away.
private struct CompilerErrorsView: View {
  let lines: [String]
  let close: String

  var body: some View {
    Box("The build failed") {
      VStack(spacing: 1) {
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(lines) { Text($0).wrap() }
          }
        }
        Button("Back to the game", action: close, hint: "q esc")
      }
      .padding(.horizontal, 1)
    }
    .role(.danger).modal()
  }
}
