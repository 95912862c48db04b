import GameAppKit
import HeadlessFrontend

/// `gamehost scan`: looks at files that are new or have changed, and with `--retry` again at those
/// that were set aside.
struct ScanCommand {
  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    let found = GameHost(options: run.options).scan(
      try run.pluginPath(), retrying: run.invocation.retries)
    let listing = CatalogueListing(
      entries: found.entries, locale: run.options.locale, listsAll: true)
    if run.invocation.asJSON {
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("scanned", found.scanned)
        writer.name("games")
        listing.write(to: &writer)
      }
      writer.newline()
      try console.write(writer.bytes)
    } else {
      let files = found.scanned == 1 ? "1 file was" : "\(found.scanned) files were"
      try console.write(listing.page + "\(files) looked at.\n")
    }
  }
}
