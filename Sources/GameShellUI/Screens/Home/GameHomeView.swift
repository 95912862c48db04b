public import GameShellKit

/// The first screen of any game: its name, where the player left off, and the ways to play.
public struct GameHomeView<Route: GameRoute>: View {
  let model: GameHomeViewModel<Route>
  let size: CellSize

  /// Shows a model; where there is little room the keys stand in two lines.
  public init(
    _ model: GameHomeViewModel<Route>, size: CellSize = CellSize(columns: 80, rows: 24)
  ) {
    self.model = model
    self.size = size
  }

  /// A calm column in the middle of the screen.
  public var body: some View {
    VStack(spacing: 1) {
      ScreenTitle(model.title)
      if let resume = model.resume {
        ResumePill(
          title: model.strings.resume, detail: model.resumeTitle, summary: resume.summary,
          progress: resume.progress, elapsed: resume.elapsed, action: HomeAction.resume,
          hint: key(["c", "r", "space"]), isFocused: true)
      }
      ScrollView { modes.padding(.leading, 1) }
      if model.asksConsent {
        ConsentPrimer(
          isBrief: isNarrow || size.rows < 24,
          keys: [key(["y"]), key(["n"]), key(["w", "e"])], strings: model.strings)
      } else if let ad = model.ad {
        advertisement(ad)
      }
      if isNarrow {
        VStack {
          HStack(spacing: 2) { places }
          HStack(spacing: 2) { exits }
        }
      } else {
        HStack(spacing: 3) {
          places
          exits
        }
      }
    }
    .frame(maxWidth: Self.widest)
    .padding(.horizontal, 2).padding(.vertical, 1)
  }

  private var modes: some View {
    VStack {
      ForEach(model.lines.indices) { index in
        HomeLine(
          key: model.lines[index].key, title: model.lines[index].title,
          subtitle: subtitle(of: model.lines[index]), keyWidth: keyWidth,
          action: HomeAction.mode(model.lines[index].id),
          isFocused: index == 0 && model.resume == nil)
      }
    }
  }

  @ViewBuilder private var places: some View {
    KeyHint(
      key(["t", "i"]), model.strings.records.statistics, action: HomeAction.statistics)
    KeyHint(key(["s", "o"]), model.strings.settings.title, action: HomeAction.settings)
  }

  @ViewBuilder private var exits: some View {
    if model.hasLibrary {
      KeyHint("l", model.strings.library, action: HomeAction.library)
    }
    KeyHint("q", model.strings.quit, action: HomeAction.quit)
  }

  private func advertisement(_ ad: HouseAd) -> some View {
    Button(action: ad.action) { Text(ad.text).role(.secondary).italic() }
      .accessibilityLabel(ad.text)
  }

  /// How today's puzzle stands, or the words of the configuration.
  private func subtitle(of line: GameHomeViewModel<Route>.Line) -> String {
    let room = HomeLine.room(width, title: line.title, keyWidth: keyWidth)
    return line.daily?.told(in: room, model.strings) ?? line.subtitle
  }

  /// Cells of a line: the column without its margins, the lines' own and the scroll bar's.
  private var width: Int { min(Self.widest, size.columns - 4) - 2 }

  private static var widest: Int { 58 }

  private var isNarrow: Bool { size.columns < 62 }

  private var keyWidth: Int { model.lines.reduce(1) { max($0, CharacterWidth.of($1.key)) } }

  /// The first of some keys that no mode uses.
  private func key(_ candidates: [String]) -> String {
    candidates.first { key in !model.lines.contains { $0.key == key } } ?? ""
  }
}

/// A line to choose, with its key and a few words at the end.
struct HomeLine: View {
  let key: String
  let title: String
  let subtitle: String
  let keyWidth: Int
  let action: String
  let isFocused: Bool
  /// All keys for the line, where there are more than the one that is shown.
  var keys: String?

  /// Cells for the words at the end of a line: what the marks, the key, the title and the spaces
  /// between them leave.
  static func room(_ width: Int, title: String, keyWidth: Int) -> Int {
    width - 4 - keyWidth - CharacterWidth.of(title) - 6
  }

  var body: some View {
    Button(action: action, hint: keys ?? key) {
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
