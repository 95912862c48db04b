/// A question that must be answered before anything else.
public struct ConfirmView: View {
  /// One of the answers.
  public struct Choice: Hashable, Sendable {
    /// What is shown.
    public var title: String
    /// The id that the scene receives.
    public var action: String
    /// The keys for it, separated by spaces; the first is shown.
    ///
    /// A choice that only closes the dialog should have one besides Escape, which some terminals
    /// hold back for a while.
    public var hint: String

    /// Makes an answer.
    public init(_ title: String, action: String, hint: String) {
      self.title = title
      self.action = action
      self.hint = hint
    }
  }

  let title: String
  let message: String
  let choices: [Choice]

  /// Makes a question; the first answer has the focus.
  public init(title: String, message: String, choices: [Choice]) {
    self.title = title
    self.message = message
    self.choices = choices
  }

  /// A box with the question and the answers below it.
  public var body: some View {
    Box(title) {
      VStack(spacing: 1) {
        if !message.isEmpty {
          Text(message).wrap().multilineTextAlignment(.center).frame(maxWidth: 52)
        }
        HStack(spacing: 2) {
          ForEach(choices) { Button($0.title, action: $0.action, hint: $0.hint) }
        }
      }
      .padding(.horizontal, 2).padding(.vertical, 1)
    }
    .modal()
  }
}
