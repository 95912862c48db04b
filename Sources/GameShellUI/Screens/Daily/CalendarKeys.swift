import GameShellKit

/// The keys of a calendar with a selection, as many as there is room for.
public struct CalendarKeys: View {
  let width: Int
  let strings: ShellStrings

  /// Shows them in a width in columns. Its `back` action leaves the calendar.
  public init(width: Int, strings: ShellStrings = ShellStrings()) {
    self.width = width
    self.strings = strings
  }

  /// What a click on the way out sends; Escape does the same by the hint.
  public static let back = "calendar.back"
  /// What a click on today's key sends.
  public static let today = "calendar.today"

  /// A row; what does not fit is left out from the end.
  public var body: some View {
    HStack(spacing: Self.spacing) {
      ForEach(fitting) { KeyHint($0.key, $0.words, action: $0.action) }
    }
  }

  private static let spacing = 2

  private struct KeyHelp {
    var key: String
    var words: String
    var action = ""
    /// Columns, with the blank between the two.
    var width: Int { CharacterWidth.of(key) + 1 + CharacterWidth.of(words) }
  }

  private var fitting: [KeyHelp] {
    let words = strings.daily
    let all = [
      KeyHelp(key: "esc", words: words.keyBack, action: Self.back),
      KeyHelp(key: "↑↓←→", words: words.keyDay),
      KeyHelp(key: "t", words: words.keyToday, action: Self.today),
      KeyHelp(key: "PgUp/PgDn", words: words.keyMonth),
    ]
    var left = width
    return Array(
      all.prefix {
        left -= $0.width + Self.spacing
        return left + Self.spacing >= 0
      })
  }
}
