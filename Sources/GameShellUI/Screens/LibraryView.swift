public import GameShellKit

/// The list of games that were found.
public struct LibraryView: View {
  /// One line of the list.
  public struct Row {
    /// What choosing the line sends; nil for a file that cannot be played.
    public var action: String?
    /// The game's title, or the file's name.
    public var title: String
    /// The version, or why the file cannot be played.
    public var detail: String
    /// The game's colour.
    public var tint: RGB?

    /// Makes a line.
    public init(action: String?, title: String, detail: String, tint: RGB?) {
      self.action = action
      self.title = title
      self.detail = detail
      self.tint = tint
    }
  }

  private let rows: [Row]
  private let message: String?
  private let folders: [String]
  private let size: CellSize

  /// Makes the list; `message` says what went wrong last, `folders` where games are looked for.
  public init(rows: [Row], message: String?, folders: [String], size: CellSize) {
    self.rows = rows
    self.message = message
    self.folders = folders
    self.size = size
  }

  /// The title, the games, the files that are none, and the keys.
  public var body: some View {
    VStack(alignment: .center, spacing: size.rows > 16 ? 1 : 0) {
      Text("gamehost").role(.title).bold()
      if rows.isEmpty { empty } else { list }
      if let message { Text(message).wrap().role(.danger) }
      Spacer()
      HStack(spacing: 3) {
        KeyHint("↑↓", "choose")
        KeyHint("enter", "play")
        KeyHint("q", "quit", action: "library.quit")
      }
    }
    .padding(.vertical, 1)
  }

  private var list: some View {
    VStack(alignment: .leading) {
      ForEach(Array(rows.enumerated())) { item in
        if let action = item.element.action {
          Button(action: action, hint: item.offset < 9 ? "\(item.offset + 1)" : "") {
            HStack(spacing: 2) {
              Text(item.element.title).bold().foreground(item.element.tint)
              Text(item.element.detail).role(.secondary)
            }
          }
        } else {
          Text("\(item.element.title): \(item.element.detail)").wrap().role(.disabled)
        }
      }
    }
    .frame(maxWidth: 60)
  }

  private var empty: some View {
    VStack(alignment: .center) {
      Text("No games were found.")
      Text("Put a game's .so file into one of these folders:").role(.secondary)
      ForEach(folders) { Text($0).role(.secondary) }
    }
  }
}
