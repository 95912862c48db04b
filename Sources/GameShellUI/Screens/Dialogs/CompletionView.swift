import GameShellKit

/// The end of a game, over its board: how it went, and what can be shared of it.
public struct CompletionView: View {
  /// Where the dialog leads.
  public enum Choice: String, CaseIterable, Sendable {
    case close = "completion.close"
    case statistics = "completion.statistics"
    case home = "completion.home"
  }

  /// The characters that the dialog uses as keys.
  public static let keys: Set<Character> = ["c", "t", "h", "q", "?"]

  let model: CompletionModel
  let strings: ShellStrings

  /// Shows a model.
  public init(_ model: CompletionModel, strings: ShellStrings = ShellStrings()) {
    self.model = model
    self.strings = strings
  }

  /// A box with the figures, the text to share and the ways on.
  public var body: some View {
    Box(model.isWon ? words.won : words.lost) {
      VStack(spacing: 1) {
        VStack {
          if !model.mode.isEmpty { Text(model.mode).bold() }
          figures
          if model.isBest { Text("★ " + words.newBest).role(.success).bold() }
          if model.isAssisted { Text(words.assisted).wrap().role(.secondary) }
        }
        VStack {
          Text(words.share).role(.accent)
          ForEach(model.shareText(strings)) {
            Text($0).wrap().multilineTextAlignment(.center).frame(maxWidth: 50)
          }
        }
        buttons
      }
      .padding(.horizontal, 1).padding(.vertical, 1)
    }
    .modal()
  }

  private var words: CompletionStrings { strings.completion }

  private var figures: some View {
    HStack(spacing: 3) {
      Figure(words.time, formatElapsed(model.elapsed))
      if let best = model.best, !model.isBest { Figure(words.best, formatElapsed(best)) }
      if model.streak > 1 { Figure(words.streak, "\(model.streak)") }
    }
  }

  private var buttons: some View {
    HStack(spacing: 1) {
      Button(words.close, action: Choice.close.rawValue, hint: "c esc").focused()
      Button(strings.records.statisticsShort, action: Choice.statistics.rawValue, hint: "t")
      Button(strings.home, action: Choice.home.rawValue, hint: "h q")
    }
  }
}

/// A number and what it is.
struct Figure: View, SingleNodeView {
  let label: String
  let value: String

  init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }

  func render(into context: inout RenderContext) {
    HStack(spacing: 1) {
      Text(label).role(.secondary)
      Text(value).bold()
    }
    .render(into: &context)
  }
}
