public import GameShellKit

/// The list of games that were found.
public struct LibraryView: View {
  /// One game.
  public struct Row: Hashable, Sendable {
    /// What choosing the line sends.
    public var action: String
    /// Names the line from frame to frame.
    public var id: UInt32
    /// The game's title.
    public var title: String
    /// The game's colour.
    public var tint: RGB?
    /// What the player should know before playing it, such as that nobody has signed it. It is
    /// shown whatever else has to give way.
    public var mark: String?
    /// A few words, such as how often the player won.
    public var detail: String
    /// How far the unfinished game is, 0 … 1000; nil without one.
    public var progress: Int?
    /// When it was played last, in words.
    public var played: String

    /// Makes a line.
    public init(
      action: String, id: UInt32, title: String, tint: RGB? = nil, mark: String? = nil,
      detail: String = "", progress: Int? = nil, played: String = ""
    ) {
      self.action = action
      self.id = id
      self.title = title
      self.tint = tint
      self.mark = mark
      self.detail = detail
      self.progress = progress
      self.played = played
    }
  }

  /// What stands around the games.
  public struct Surroundings: Hashable, Sendable {
    /// Why files cannot be played, a sentence each.
    public var problems: [String] = []
    /// Whether one of the problems may go away by trying again.
    public var offersRetry = false
    /// What the player searches for; nil when there is no search.
    public var search: String?
    /// Files that have yet to be looked at.
    public var pending = 0
    /// What went wrong last.
    public var message: String?
    /// Where games are looked for.
    public var folders: [String] = []

    /// Nothing.
    public init() {}
  }

  /// How much of a game a line has room for.
  enum Room { case narrow, normal, wide }

  private let rows: [Row]
  private let around: Surroundings
  private let room: Room
  private let strings: ShellStrings

  /// Makes the list for a width in columns.
  public init(
    rows: [Row], around: Surroundings, columns: Int, strings: ShellStrings = ShellStrings()
  ) {
    self.rows = rows
    self.around = around
    room = columns < 56 ? .narrow : columns < 100 ? .normal : .wide
    self.strings = strings
  }

  /// A calm column in the middle of the screen: the games, the files that are none, the keys.
  public var body: some View {
    VStack(spacing: 1) {
      VStack {
        Text("gamehost").role(.title).bold()
        if let search = around.search {
          Text("/ \(search)▏").role(.accent).accessibilityLabel("\(strings.search): \(search)")
        } else {
          Text("━━━━").role(.accent).silent()
        }
      }
      if rows.isEmpty { empty }
      ScrollView {
        VStack {
          ForEach(rows.indices) { index in
            LibraryLine(
              row: rows[index], key: key(of: index), isFocused: index == 0,
              room: room, strings: strings)
          }
          if !around.problems.isEmpty { problems.padding(.top, rows.isEmpty ? 0 : 1) }
        }
        .padding(.leading, 1)
      }
      if around.pending > 0 {
        Text(strings.lookingAt.text(for: around.pending)).role(.secondary)
      }
      if let message = around.message { Text(message).wrap().role(.danger) }
      keys
    }
    .frame(maxWidth: room == .wide ? 84 : 64)
    .padding(.horizontal, 2).padding(.vertical, 1)
  }

  /// The digit that opens a line; none while digits are typed to search.
  private func key(of index: Int) -> String {
    around.search == nil && index < 9 ? "\(index + 1)" : ""
  }

  @ViewBuilder private var keys: some View {
    HStack(spacing: 3) {
      if around.search == nil {
        if !rows.isEmpty || around.pending > 0 {
          KeyHint("/", strings.search, action: "library.search")
        }
        if around.offersRetry { KeyHint("r", strings.tryAgain, action: "library.retry") }
        KeyHint("q", strings.quit, action: "library.quit")
      } else {
        if !rows.isEmpty { KeyHint("enter", strings.open) }
        KeyHint("esc", strings.endSearch, action: "library.endSearch")
      }
    }
  }

  private var problems: some View {
    VStack(alignment: .leading) {
      Text(strings.notPlayable).role(.secondary).bold()
      ForEach(around.problems) { Text($0).wrap().role(.secondary) }
    }
    .frame(maxWidth: .max, alignment: .leading)
  }

  @ViewBuilder private var empty: some View {
    if around.search != nil {
      Text(strings.noMatch).role(.secondary)
    } else if around.pending == 0 {
      VStack(alignment: .leading) {
        Text(strings.noGames)
        // Who has files that do not play has found the folders.
        if around.problems.isEmpty {
          Text(strings.whereGamesGo).wrap().role(.secondary)
          ForEach(around.folders) { Text("  " + $0).role(.secondary) }
        }
      }
    }
  }
}
