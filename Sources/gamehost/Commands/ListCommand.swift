import GameAppKit
import HeadlessFrontend
import Platform

/// `gamehost list`: the games that were found, and why other files cannot be played.
struct ListCommand {
  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    let entries = GameHost(options: run.options).catalogue()
    if run.invocation.asJSON {
      try console.write(json(entries))
    } else {
      try console.write(page(entries))
    }
  }

  private func page(_ entries: [CatalogueEntry]) -> String {
    guard !entries.isEmpty else {
      return "No games were found. They are looked for in\n"
        + run.options.folders.paths.map { "  \($0)\n" }.joined()
    }
    var table = TextTable()
    for entry in entries {
      if case .success(let game) = entry.result {
        table.add([game.title.text(for: run.options.locale), game.version, entry.path])
      }
    }
    var lines = table.lines
    for entry in entries {
      if case .failure(let fault) = entry.result {
        lines.append("not playable: \(fault.reason.printable())")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func json(_ entries: [CatalogueEntry]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("folders", run.options.folders.paths)
      writer.name("games")
      writer.array { writer in for entry in entries { write(entry, to: &writer) } }
    }
    writer.newline()
    return writer.bytes
  }

  private func write(_ entry: CatalogueEntry, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", entry.path)
      switch entry.result {
      case .success(let game):
        writer.member("subsystem", game.subsystem)
        writer.member("title", game.title.text(for: run.options.locale))
        writer.member("version", game.version)
        writer.member("modes", game.modes)
      case .failure(let fault):
        writer.member("error", fault.reason)
      }
    }
  }
}
