import GameShellKit

/// Says that a game has not answered for some seconds, and asks what to do.
public struct StallView: View {
  /// The answers.
  public enum Choice: String {
    /// Waits on.
    case wait = "stall.wait"
    /// Ends the game's process.
    case stop = "stall.stop"
  }

  let game: String
  let seconds: Int
  let isPlaying: Bool
  let isNarrow: Bool
  let strings: ShellStrings

  /// Makes the question for a width; `isPlaying` says that there is a move to go back to.
  public init(
    game: String, seconds: Int, isPlaying: Bool, columns: Int, strings: ShellStrings
  ) {
    isNarrow = columns < 54
    self.game = game
    self.seconds = seconds
    self.isPlaying = isPlaying
    self.strings = strings
  }

  /// The answers stand one below the other, so that they fit where it is narrow. Waiting comes
  /// first: it is what a key pressed too often does.
  public var body: some View {
    let words = strings.stall
    Box(words.title.filling("game", with: game)) {
      VStack(spacing: 1) {
        VStack {
          Text(words.silentFor.text(for: seconds)).wrap().multilineTextAlignment(.center)
          if isPlaying { Text(words.isStored).wrap().multilineTextAlignment(.center) }
        }
        VStack {
          Button(words.wait, action: Choice.wait.rawValue, hint: "w esc")
          Button(
            isPlaying && !isNarrow ? words.goBack : words.stop, action: Choice.stop.rawValue,
            hint: "s")
        }
      }
      .padding(.horizontal, 2).padding(.vertical, 1)
    }
    .modal()
  }
}

/// Says in a line that a game is waited for, and how to end that.
public struct StallNote: View {
  /// What its key sends.
  public static let ask = "stall.ask"

  let seconds: Int
  let strings: ShellStrings

  /// Makes the note.
  public init(seconds: Int, strings: ShellStrings) {
    self.seconds = seconds
    self.strings = strings
  }

  /// One line for the lower edge.
  public var body: some View {
    HStack(spacing: 2) {
      Text(strings.stall.waiting.text(for: seconds))
      KeyHint("esc", strings.stall.stop, action: Self.ask)
    }
    .padding(.horizontal, 2).role(.toast)
  }
}
