import GameAppKit
import HeadlessFrontend

/// `gamehost list`: the games that were found, and why other files cannot be played.
struct ListCommand {
  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    let listing = CatalogueListing(
      entries: GameHost(options: run.options).catalogue(), locale: run.options.locale,
      listsAll: run.invocation.listsAll)
    if run.invocation.asJSON {
      try console.write(json(listing))
    } else {
      try console.write(page(listing))
    }
  }

  private func page(_ listing: CatalogueListing) -> String {
    guard !listing.entries.isEmpty else {
      return "No games were found. They are looked for in\n"
        + run.options.folders.paths.map { "  \($0)\n" }.joined()
    }
    return listing.page
  }

  private func json(_ listing: CatalogueListing) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("folders", run.options.folders.paths)
      writer.name("games")
      listing.write(to: &writer)
    }
    writer.newline()
    return writer.bytes
  }
}
