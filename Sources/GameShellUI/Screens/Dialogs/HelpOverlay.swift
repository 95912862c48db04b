public import GameShellKit

/// The keys of a screen, gathered from the hints in its frame.
public struct HelpOverlay: View {
  /// A key and what it does.
  public struct Entry: Hashable, Sendable {
    /// The key, as it is written for people.
    public var key: String
    /// What it does.
    public var label: String

    /// Names keys, as a hint lists them, and what they do.
    public init(hint: String, label: String) {
      key = KeyName.display(hint, all: true)
      self.label = label
    }
  }

  let title: String
  let entries: [Entry]
  let close: ConfirmView.Choice

  /// Gathers the keys of a frame, and after them those that work `everywhere` though no hint tells
  /// of them. `closeAction` is what the scene receives when the help is closed: by Enter, `?`, `q`,
  /// Escape or a click.
  public init(
    _ frame: Frame, everywhere: [Entry] = [], strings: ShellStrings = ShellStrings(),
    closeAction: String = "help.close"
  ) {
    title = strings.keys
    let own = Self.entries(of: frame)
    let taken = Set(own.map(\.key))
    entries = own + everywhere.filter { !taken.contains($0.key) }
    close = ConfirmView.Choice(strings.close, action: closeAction, hint: "? q esc")
  }

  /// The hints of a frame in its order, each once.
  public static func entries(of frame: Frame) -> [Entry] {
    var found: [Entry] = []
    for index in 0..<frame.nodeCount {
      let node = frame.node(index)
      guard !node.hint.isEmpty else { continue }
      var label = frame.text(node.label.isEmpty ? node.text : node.label)
      if node.descendants > 0 {
        // Of a button with a view in it the first words are enough.
        label =
          (index + 1...index + Int(node.descendants))
          .map { frame.text(frame.node($0).text) }
          .first { $0.count > 1 } ?? label
      }
      let entry = Entry(hint: frame.text(node.hint), label: label)
      if !label.isEmpty, !found.contains(entry) { found.append(entry) }
    }
    return found
  }

  /// A box with one line for each key.
  public var body: some View {
    let keyWidth = entries.reduce(1) { max($0, CharacterWidth.of($1.key)) }
    return Box(title) {
      VStack(spacing: 1) {
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(entries) { entry in
              HStack(spacing: 2) {
                Text(entry.key).role(.accent).bold()
                  .frame(width: keyWidth, alignment: .trailing)
                Text(entry.label)
              }
            }
          }
        }
        Button(close.title, action: close.action, hint: close.hint)
      }
      .padding(.horizontal, 2).padding(.vertical, 1)
    }
    .modal()
  }
}
