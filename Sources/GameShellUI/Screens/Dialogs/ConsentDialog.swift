import GameShellKit

/// The consent question with all that it means, for a screen on which Home cannot say it.
public struct ConsentDialog: View {
  /// What the scene receives when the player puts the question off.
  public static let later = "consent.later"

  let strings: ShellStrings

  /// Makes the question.
  public init(strings: ShellStrings = ShellStrings()) { self.strings = strings }

  /// A box with the question, what it means, and the answers; "no" has the focus.
  public var body: some View {
    Box(strings.consent.title) {
      VStack(spacing: 1) {
        ScrollView {
          VStack(spacing: 1) {
            Text(strings.consent.message).wrap().frame(maxWidth: 56)
            Text(strings.consent.later).wrap().role(.secondary).frame(maxWidth: 56)
          }
        }
        HStack(spacing: 1) {
          Button(strings.yes, action: ConsentPrimer.yes, hint: "y")
          Button(strings.no, action: ConsentPrimer.no, hint: "n").focused()
          Button(strings.back, action: Self.later, hint: "q esc")
        }
      }
      .padding(.horizontal, 1)
    }
    .modal()
  }
}
