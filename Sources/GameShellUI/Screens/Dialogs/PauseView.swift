import GameShellKit

/// The menu over a board: go on, or go elsewhere. The game stands still meanwhile.
public struct PauseView: View {
  /// Where the menu leads.
  public enum Choice: String, CaseIterable, Sendable {
    case resume = "menu.resume"
    case home = "menu.home"
    case statistics = "menu.statistics"
    case settings = "menu.settings"
    case help = "menu.help"
    case quit = "menu.quit"

    /// The keys for the choice; the first is shown.
    var keys: String {
      switch self {
      case .resume: "r p esc"
      case .home: "h q"
      case .statistics: "t"
      case .settings: "s"
      case .help: "?"
      case .quit: "x"
      }
    }
  }

  let title: String
  let strings: ShellStrings

  /// Makes the menu of a game with a title.
  public init(title: String, strings: ShellStrings = ShellStrings()) {
    self.title = title
    self.strings = strings
  }

  /// A box with a line for each choice.
  public var body: some View {
    Box(title) {
      ScrollView {
        VStack {
          ForEach(Choice.allCases) { choice in
            HomeLine(
              key: String(choice.keys.prefix { $0 != " " }), title: name(of: choice), subtitle: "",
              keyWidth: 1, action: choice.rawValue, isFocused: choice == .resume,
              keys: choice.keys)
          }
        }
        .frame(width: 24)
      }
      .padding(.horizontal, 1).padding(.vertical, 1)
    }
    .modal()
  }

  private func name(of choice: Choice) -> String {
    switch choice {
    case .resume: strings.resume
    case .home: strings.home
    case .statistics: strings.records.statistics
    case .settings: strings.settings.title
    case .help: strings.keys
    case .quit: strings.quit
    }
  }
}
