import GameAppKit
import GameShellKit
import HeadlessFrontend

/// Games and other files as `list` and `scan` print them.
struct CatalogueListing {
  /// What is printed.
  let entries: [CatalogueEntry]
  private let locale: String

  /// Leaves out the versions that others are preferred to, unless all are wanted.
  init(entries: [CatalogueEntry], locale: String, listsAll: Bool) {
    self.locale = locale
    self.entries = entries.filter { entry in
      if case .shadowed = entry.standing { listsAll } else { true }
    }
  }

  /// A line for each game, then one for each file that cannot be played.
  var page: String {
    var table = TextTable()
    for entry in entries {
      guard let game = entry.game else { continue }
      var place = entry.path
      if case .shadowed(let better) = entry.standing { place += "  (not offered: \(better) is)" }
      table.add([game.title.text(for: locale), game.version, place])
    }
    var lines = table.lines
    for entry in entries {
      if case .failure(let fault) = entry.result {
        lines.append(
          entry.standing == .quarantined
            ? "set aside: \(fault.reason); it is tried again when its file changes, or with "
              + "'gamehost scan --retry \(entry.name)'"
            : "not playable: \(fault.reason)")
      }
    }
    return lines.map { $0.printable() + "\n" }.joined()
  }

  /// An array of objects; `standing` is `playable`, `shadowed`, `quarantined` or `broken`.
  func write(to writer: inout JSONWriter) {
    writer.array { writer in for entry in entries { write(entry, to: &writer) } }
  }

  private func write(_ entry: CatalogueEntry, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", entry.path)
      switch entry.result {
      case .success(let game):
        writer.member("subsystem", game.subsystem)
        writer.member("title", game.title.text(for: locale))
        writer.member("version", game.version)
        writer.member("modes", game.modes.map { $0.text(for: locale) })
      case .failure(let fault):
        writer.member("error", fault.reason)
      }
      switch entry.standing {
      case .playable: writer.member("standing", "playable")
      case .quarantined: writer.member("standing", "quarantined")
      case .broken: writer.member("standing", "broken")
      case .shadowed(let better):
        writer.member("standing", "shadowed")
        writer.member("preferred", better)
      }
    }
  }
}
