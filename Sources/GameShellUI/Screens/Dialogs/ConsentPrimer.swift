import GameShellKit

/// Asks whether usage data may be written for export, before anything is.
///
/// It is one of the few questions that every player is asked, and only once; "no" is where the
/// focus stands.
public struct ConsentPrimer: View {
  /// What the scene receives when the player agrees.
  public static let yes = "consent.yes"
  /// What the scene receives when the player does not.
  public static let no = "consent.no"

  let strings: ShellStrings

  /// Makes the question.
  public init(strings: ShellStrings = ShellStrings()) { self.strings = strings }

  /// A box with the question, what it means, and both answers.
  public var body: some View {
    Box(strings.consent.title) {
      VStack(spacing: 1) {
        ScrollView {
          VStack(spacing: 1) {
            Text(strings.consent.message).wrap().frame(maxWidth: 56)
            Text(strings.consent.later).wrap().role(.secondary).frame(maxWidth: 56)
          }
        }
        HStack(spacing: 2) {
          Button(strings.yes, action: Self.yes, hint: "y")
          Button(strings.no, action: Self.no, hint: "n q esc").focused()
        }
      }
      .padding(.horizontal, 2).padding(.vertical, 1)
    }
    .modal()
  }
}
