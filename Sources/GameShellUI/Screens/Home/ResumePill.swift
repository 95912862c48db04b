import GameShellKit

/// Where the player left off, to go on from with one key.
public struct ResumePill: View {
  let title: String
  let detail: String
  let summary: String
  let progress: Int
  let elapsed: Int64
  let action: String
  let hint: String
  let isFocused: Bool

  /// Makes a pill. `title` invites, `detail` names the mode, `summary` says how far the game is;
  /// `progress` is 0 … 1000, `elapsed` in milliseconds.
  public init(
    title: String, detail: String, summary: String, progress: Int, elapsed: Int64,
    action: String, hint: String = "", isFocused: Bool = false
  ) {
    self.title = title
    self.detail = detail
    self.summary = summary
    self.progress = progress
    self.elapsed = elapsed
    self.action = action
    self.hint = hint
    self.isFocused = isFocused
  }

  /// Two lines within a border.
  public var body: some View {
    Box {
      Button(action: action, hint: hint) {
        VStack {
          HStack(spacing: 2) {
            if !hint.isEmpty { Text(hint).role(.accent).bold() }
            Text(title).bold()
            Spacer()
            if !detail.isEmpty { Text(detail).role(.secondary) }
            Text(formatElapsed(elapsed))
          }
          Gauge(value: progress, total: 1000, label: summary)
        }
      }
      .focused(isFocused)
      .accessibilityLabel(spoken)
    }
  }

  private var spoken: String {
    [title, detail, summary, formatElapsed(elapsed)].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
