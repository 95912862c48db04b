public import GameShellKit

/// The first screen of any game: its name, where the player left off, and the ways to play.
public struct GameHomeView<Route: GameRoute>: View {
  let model: GameHomeViewModel<Route>

  /// Shows a model.
  public init(_ model: GameHomeViewModel<Route>) { self.model = model }

  /// A calm column in the middle of the screen.
  public var body: some View {
    VStack(spacing: 1) {
      VStack {
        Text(model.title).role(.title).bold()
        Text("━━━━").role(.accent).silent()
      }
      if let resume = model.resume {
        ResumePill(
          title: model.strings.resume, detail: model.resumeTitle, summary: resume.summary,
          progress: resume.progress, elapsed: resume.elapsed, action: HomeAction.resume,
          hint: resumeKey, isFocused: true)
      }
      ScrollView { modes.padding(.leading, 1) }
      HStack(spacing: 3) {
        if model.hasLibrary {
          KeyHint("l", model.strings.library, action: HomeAction.library)
        }
        KeyHint("q", model.strings.quit, action: HomeAction.quit)
      }
    }
    .frame(maxWidth: 52)
    .padding(.horizontal, 2).padding(.vertical, 1)
  }

  private var modes: some View {
    VStack {
      ForEach(model.lines.indices) { index in
        HomeLine(
          key: model.lines[index].key, title: model.lines[index].title,
          subtitle: model.lines[index].subtitle, keyWidth: keyWidth,
          action: HomeAction.mode(model.lines[index].id),
          isFocused: index == 0 && model.resume == nil)
      }
    }
  }

  private var keyWidth: Int { model.lines.reduce(1) { max($0, CharacterWidth.of($1.key)) } }

  /// A key for going on that no mode uses.
  private var resumeKey: String {
    ["c", "r", "space"].first { key in !model.lines.contains { $0.key == key } } ?? ""
  }
}

/// One way to play.
struct HomeLine: View {
  let key: String
  let title: String
  let subtitle: String
  let keyWidth: Int
  let action: String
  let isFocused: Bool

  var body: some View {
    Button(action: action, hint: key) {
      HStack(spacing: 2) {
        Text(key).role(.accent).bold().frame(width: keyWidth, alignment: .trailing)
        Text(title)
        Spacer()
        Text(subtitle).role(.secondary)
      }
    }
    .focused(isFocused)
    .accessibilityLabel(subtitle.isEmpty ? title : title + ", " + subtitle)
  }
}
