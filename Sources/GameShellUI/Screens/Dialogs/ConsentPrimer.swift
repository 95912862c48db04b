import GameShellKit

/// Asks whether usage data may be written for export, before anything is.
///
/// It stands at Home until it is answered, and takes nothing from Home's own keys: the focus stays
/// where the player wants to go. Where there is no room for what the question means, a key leads
/// to `ConsentDialog`, which says it.
public struct ConsentPrimer: View {
  /// What the scene receives when the player agrees.
  public static let yes = "consent.yes"
  /// What the scene receives when the player does not.
  public static let no = "consent.no"
  /// What the scene receives when the player wants to know what the question means.
  public static let more = "consent.more"

  let isBrief: Bool
  let keys: [String]
  let strings: ShellStrings

  /// Makes the question; a brief one in two lines. `keys` are those for yes, no and more.
  public init(
    isBrief: Bool, keys: [String] = ["y", "n", "w"], strings: ShellStrings = ShellStrings()
  ) {
    self.isBrief = isBrief
    self.keys = keys
    self.strings = strings
  }

  /// The question, what it means if there is room, and the answers.
  public var body: some View {
    if isBrief {
      VStack {
        Text(strings.consent.title).role(.accent)
        HStack(spacing: 2) {
          answers
          KeyHint(key(2), strings.consent.more, action: Self.more)
        }
      }
    } else {
      Box(strings.consent.title) {
        VStack {
          Text(strings.consent.message + " " + strings.consent.later).wrap().role(.secondary)
          HStack(spacing: 3) { answers }
        }
        .padding(.horizontal, 1)
      }
    }
  }

  @ViewBuilder private var answers: some View {
    KeyHint(key(0), strings.yes, action: Self.yes)
    KeyHint(key(1), strings.no, action: Self.no)
  }

  private func key(_ index: Int) -> String { keys.indices.contains(index) ? keys[index] : "" }
}
