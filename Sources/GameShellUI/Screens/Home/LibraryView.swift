import GameShellKit

/// The list of games that were found.
public struct LibraryView: View {
  /// One line of the list.
  public struct Row: Hashable, Sendable {
    /// What choosing the line sends; nil for a file that cannot be played.
    public var action: String?
    /// The game's title, or the file's name.
    public var title: String
    /// A few words, such as where the player left off, or why the file cannot be played.
    public var detail: String

    /// Makes a line.
    public init(action: String?, title: String, detail: String) {
      self.action = action
      self.title = title
      self.detail = detail
    }
  }

  private let rows: [Row]
  private let message: String?
  private let folders: [String]
  private let strings: ShellStrings

  /// Makes the list; `message` says what went wrong last, `folders` where games are looked for.
  public init(
    rows: [Row], message: String?, folders: [String], strings: ShellStrings = ShellStrings()
  ) {
    self.rows = rows
    self.message = message
    self.folders = folders
    self.strings = strings
  }

  /// A calm column in the middle of the screen: the games, the files that are none, the keys.
  public var body: some View {
    VStack(spacing: 1) {
      ScreenTitle("gamehost")
      if playable.isEmpty { empty }
      ScrollView {
        VStack {
          ForEach(playable.indices) { index in line(index) }
          if !broken.isEmpty { problems.padding(.top, 1) }
        }
        .padding(.leading, 1)
      }
      if let message { Text(message).wrap().role(.danger) }
      KeyHint("q", strings.quit, action: "library.quit")
    }
    .frame(maxWidth: 60)
    .padding(.horizontal, 2).padding(.vertical, 1)
  }

  private var playable: [Row] { rows.filter { $0.action != nil } }
  private var broken: [Row] { rows.filter { $0.action == nil } }

  private func line(_ index: Int) -> some View {
    HomeLine(
      key: index < 9 ? "\(index + 1)" : "", title: playable[index].title,
      subtitle: playable[index].detail, keyWidth: 1, action: playable[index].action ?? "",
      isFocused: index == 0)
  }

  private var problems: some View {
    VStack(alignment: .leading) {
      ForEach(broken) { row in
        Text("\(row.title): \(row.detail)").wrap().role(.secondary)
      }
    }
  }

  private var empty: some View {
    VStack(alignment: .leading) {
      Text(strings.noGames)
      Text(strings.whereGamesGo).wrap().role(.secondary)
      ForEach(folders) { Text("  " + $0).role(.secondary) }
    }
  }
}
