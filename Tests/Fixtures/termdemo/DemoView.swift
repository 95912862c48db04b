import GameShellKit
import GameShellUI

/// The demo's screen: wide names within borders, what arrived, a counter.
struct DemoView: View {
  static let names = ["数独 すうどく", "地雷 🎮 ❤️ 👩‍👧", "⚠️ Café 🇩🇪", "plain"]
  let size: CellSize
  let count: Int
  let ticks: Int
  let log: [String]
  let isDialogOpen: Bool
  let isFlooding: Bool

  var body: some View {
    ZStack(alignment: .center) {
      VStack {
        Text("termdemo \(size.columns)x\(size.rows) count=\(count)").role(.title)
        Box {
          VStack {
            ForEach(Self.names) { name in Text(name) }
          }
        }
        if isFlooding { Text(String(repeating: "\(ticks % 10)", count: 900)).wrap() }
        Text("ticks=\(ticks)").role(.secondary)
        ForEach(log) { line in Text(line) }
        Button("press me", action: "pressed")
      }
      if isDialogOpen {
        Box {
          Text("a dialog")
        }.modal()
      }
    }
  }
}
