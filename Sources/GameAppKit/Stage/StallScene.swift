import GameShellKit
import GameShellUI

/// What the player sees of a game that does not answer: at first nothing but its last frame, then
/// the question, and after "Wait" a note until the question comes again.
final class StallScene: Interlude {
  /// What lies over the last frame.
  enum Cover { case nothing, question, note }

  private(set) var cover = Cover.nothing
  /// The player would not wait any longer.
  private(set) var isStopped = false
  /// How long it has been, in whole seconds.
  var seconds = 0
  /// Called when the player chose to wait.
  var onWait: () -> Void = {}

  private let beneath: Frame
  private let game: String
  private let isPlaying: Bool
  private let strings: ShellStrings
  private var size = CellSize(columns: 80, rows: 24)

  init(over beneath: Frame, game: String, isPlaying: Bool, strings: ShellStrings) {
    self.beneath = beneath
    self.game = game
    self.isPlaying = isPlaying
    self.strings = strings
  }

  /// Asks what to do.
  func ask() { cover = .question }

  func takes(_ event: SceneEvent) -> Bool {
    switch (cover, event) {
    case (.nothing, _): false
    case (.question, _): true
    case (.note, .key(.escape, _)): true
    // A click on the note is for the note.
    case (.note, .pointer(let pointer)): pointer.row == size.rows - 2
    case (.note, _): false
    }
  }

  func handle(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    switch event {
    case .resize(let size): self.size = size
    case .key(.escape, _) where cover == .question: wait()
    case .action(StallView.Choice.wait.rawValue, _, _): wait()
    case .action(StallView.Choice.stop.rawValue, _, _): isStopped = true
    case .action(StallNote.ask, _, _): ask()
    default: return .ignored
    }
    return .changed
  }

  private func wait() {
    cover = .note
    onWait()
  }

  func frame(for size: CellSize) throws(SceneFault) -> Frame {
    self.size = size
    switch cover {
    case .nothing: return beneath
    case .question:
      return ZStack {
        GraftedFrame(beneath)
        StallView(
          game: game, seconds: seconds, isPlaying: isPlaying, columns: size.columns,
          strings: strings)
      }
      .makeFrame()
    case .note:
      return GraftedFrame(beneath)
        .frame(maxWidth: .max, maxHeight: .max)
        .overlay(alignment: .bottom) {
          StallNote(seconds: seconds, strings: strings).padding(.bottom, 1)
        }
        .makeFrame()
    }
  }
}
