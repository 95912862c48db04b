import GameAppKit
import GameShellKit
import HeadlessFrontend

/// `gamehost sync`: games on several devices, through a folder that they share.
struct SyncCommand {
  private let run: Run
  private let console: Console

  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
  }

  func perform() throws(CommandError) {
    let host = GameHost(options: run.options)
    do throws(SaveError) {
      if let folder = run.invocation.words.first {
        try name(folder, host)
      } else {
        switch run.invocation.syncTask {
        case .off:
          try host.setSyncFolder(nil)
          try say("Games are not synced any longer. What is in the folder stays there.")
        case .copies: try list(try host.syncCopies())
        case .recover(let number): try recover(number, host)
        case .now: try syncNow(host)
        case nil: try tell(host)
        }
      }
    } catch {
      throw CommandError(.inputOutput, error.description)
    }
  }

  private func name(_ folder: String, _ host: GameHost) throws(SaveError) {
    let path: String
    do throws(CommandError) { path = try Run.absolute(folder) } catch {
      throw SaveError(error.description)
    }
    try host.setSyncFolder(path)
    try say("Games are synced through \(path) from now on.")
    try syncNow(host)
  }

  private func syncNow(_ host: GameHost) throws(SaveError) {
    guard let settings = host.syncSettings, settings.folder != nil else {
      throw SaveError("no folder to sync through was named; name one: gamehost sync FOLDER")
    }
    guard !settings.isPaused else {
      throw SaveError("syncing was switched off in the settings; switch it on there")
    }
    let synced = try host.syncAll()
    if run.invocation.asJSON { return try write(synced.map { ($0.title, $0.status) }, settings) }
    for (title, status) in synced { try say(sentence(title, status)) }
    if let failed = synced.first(where: { $0.status.failure != nil }) {
      throw SaveError("\(failed.title) was not synced")
    }
  }

  private func tell(_ host: GameHost) throws(SaveError) {
    // Opening the store tells why there is nothing to tell.
    _ = try host.liveStack()
    guard let settings = host.syncSettings else { return }
    let known = host.catalogue().compactMap(\.game).map { game in
      (game.title.text(for: run.options.locale), settings.status(of: game.subsystem))
    }
    if run.invocation.asJSON { return try write(known, settings) }
    guard let folder = settings.folder else {
      return try say(
        "Games are not synced. Name a folder that your devices share: "
          + "gamehost sync FOLDER")
    }
    try say("Folder: \(folder)" + (settings.isPaused ? " (switched off in the settings)" : ""))
    for (title, status) in known { try say(sentence(title, status)) }
  }

  private func sentence(_ title: String, _ status: CloudSyncStatus?) -> String {
    guard let status else { return "\(title): not synced yet" }
    let time = status.localTime
    let head =
      status.failure.map { "\(title): not synced at \(time): \($0)" }
      ?? "\(title): synced \(time)"
    return ([head] + status.skipped.map { "  \($0)" }).joined(separator: "\n")
  }

  private func list(_ copies: [SyncCopy]) throws(SaveError) {
    guard !copies.isEmpty else { return try say("There are no copies.") }
    for copy in copies {
      let summary = copy.summary.isEmpty ? "" : ", \(copy.summary)"
      try say("\(copy.number)  \(copy.title), \(copy.route)\(summary), saved \(copy.savedAt)")
    }
  }

  private func recover(_ number: Int64, _ host: GameHost) throws(SaveError) {
    guard try host.recover(copy: number) else {
      throw SaveError("there is no copy \(number); 'gamehost sync --copies' lists them")
    }
    try say("Copy \(number) is the saved game of its place again; what was there is a copy now.")
  }

  private func write(
    _ games: [(title: String, status: CloudSyncStatus?)], _ settings: SyncSettings
  ) throws(SaveError) {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("folder", settings.folder ?? "")
      writer.member("paused", settings.isPaused)
      writer.name("games")
      writer.array { writer in
        for (title, status) in games {
          writer.object { writer in
            writer.member("title", title)
            writer.member("at", Int(status?.at ?? 0))
            writer.member("failure", status?.failure ?? "")
            writer.member("skipped", status?.skipped ?? [])
          }
        }
      }
    }
    try say(String(decoding: writer.bytes, as: UTF8.self))
  }

  private func say(_ line: String) throws(SaveError) {
    do throws(CommandError) { try console.write(line + "\n") } catch {
      throw SaveError(error.description)
    }
  }
}
