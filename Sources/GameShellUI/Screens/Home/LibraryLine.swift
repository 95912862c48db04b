import GameShellKit

/// One game of the library: its key, name and colour, how far the player is, and since when.
struct LibraryLine: View {
  let row: LibraryView.Row
  let key: String
  let isFocused: Bool
  let room: LibraryView.Room
  let strings: ShellStrings

  var body: some View {
    Button(action: row.action, hint: key) {
      HStack(spacing: 2) {
        Text(key).role(.accent).bold().frame(width: 1, alignment: .trailing)
        HStack(spacing: 1) {
          Text("▌").foreground(row.tint).silent()
          Text(row.title).bold()
        }
        Spacer()
        facts
      }
    }
    .focused(isFocused)
    .id(row.id)
    .accessibilityLabel(spoken)
  }

  @ViewBuilder private var facts: some View {
    if room == .wide {
      Text(row.mark ?? row.detail).role(.secondary)
      if row.progress == nil { Text("").frame(width: 14) }
    } else if let mark = row.mark {
      // Of a fixed width, so that it is read whole.
      Text(mark).role(.secondary).frame(width: CharacterWidth.of(mark))
    } else if room == .normal, row.progress == nil {
      Text(row.detail).role(.secondary)
    }
    if let progress = shownProgress {
      if room != .narrow { Gauge(value: progress, total: 1000).frame(width: 8).silent() }
      Text(percent(progress)).role(.secondary)
        .frame(width: CharacterWidth.of(percent(1000)), alignment: .trailing)
    }
    if room != .narrow || row.progress == nil && row.mark == nil {
      // Of a fixed width, so that the title gives way last.
      Text(row.played).role(.secondary)
        .frame(
          width: room == .narrow ? CharacterWidth.of(row.played) : 14, alignment: .trailing)
    }
  }

  /// How far the player is, where a mark leaves room for it.
  private var shownProgress: Int? { room == .wide || row.mark == nil ? row.progress : nil }

  private func percent(_ thousandths: Int) -> String { strings.percent(thousandths / 10) }

  private var spoken: String {
    [row.title, row.mark ?? "", row.progress.map(percent) ?? "", row.detail, row.played]
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
