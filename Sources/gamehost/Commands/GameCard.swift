import GameAppKit
import GameShellKit
import HeadlessFrontend
import Platform

/// All that is known of a game, as a page or as JSON.
struct GameCard {
  let config: GameConfig<PluginRoute>
  let abiVersion: UInt32
  let file: PluginFile
  /// Where the file comes from.
  let origin: TrustVerdict

  /// A page for people.
  func page(locale: String) -> String {
    var table = TextTable()
    func add(_ name: String, _ value: String) { table.add([name, value]) }
    add("title", config.title.text(for: locale))
    add("version", config.version)
    add("subsystem", config.subsystem)
    add("door", "ABI \(abiVersion)")
    add("state", "version \(config.stateVersion)")
    add("least room", "\(config.minimumSize.columns)x\(config.minimumSize.rows)")
    for mode in config.homeModes {
      let daily = mode.isDaily ? ", daily" : ""
      add("mode", "\(mode.title.text(for: locale)) (\(mode.route.path)\(daily))")
    }
    for board in config.leaderboards {
      add("leaderboard", "\(board.title.text(for: locale)) (\(board.id))")
    }
    for achievement in config.achievements {
      add("achievement", "\(achievement.title.text(for: locale)) (\(achievement.id))")
    }
    add("file", "\(file.path), \(file.status.size / 1024) KiB, \(file.elf.machine)")
    add("signature", origin.sentence(plugin: Path.name(of: file.path)).printable())
    add("needs", file.elf.needed.isEmpty ? "no library" : file.elf.needed.joined(separator: " "))
    return table.lines.map { $0 + "\n" }.joined()
  }

  /// One line of JSON.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("subsystem", config.subsystem)
      Self.write("title", config.title, to: &writer)
      writer.member("version", config.version)
      writer.member("abi", Int(abiVersion))
      writer.member("stateVersion", Int(config.stateVersion))
      writer.name("minimumSize")
      writer.object { writer in
        writer.member("columns", config.minimumSize.columns)
        writer.member("rows", config.minimumSize.rows)
      }
      writer.name("homeModes")
      writer.array { writer in
        for mode in config.homeModes {
          writer.object { writer in
            writer.member("id", mode.id)
            Self.write("title", mode.title, to: &writer)
            writer.member("route", mode.route.path)
            writer.member("daily", mode.isDaily)
          }
        }
      }
      Self.write("leaderboards", config.leaderboards.map { ($0.id, $0.title) }, to: &writer)
      Self.write("achievements", config.achievements.map { ($0.id, $0.title) }, to: &writer)
      writeFile(to: &writer)
    }
    writer.newline()
    return writer.bytes
  }

  private func writeFile(to writer: inout JSONWriter) {
    writer.name("file")
    writer.object { writer in
      writer.member("path", file.path)
      writer.member("bytes", Int(file.status.size))
      writer.member("machine", "\(file.elf.machine)")
      writer.member("needed", file.elf.needed)
      if let buildID = file.elf.buildID { writer.member("buildID", buildID) }
      writer.member("signature", origin.word)
    }
  }

  private static func write(
    _ name: String, _ items: [(id: String, title: LocalizedText)], to writer: inout JSONWriter
  ) {
    writer.name(name)
    writer.array { writer in
      for item in items {
        writer.object { writer in
          writer.member("id", item.id)
          write("title", item.title, to: &writer)
        }
      }
    }
  }

  /// As in the manifest: a string, or an object with one for each language.
  private static func write(
    _ name: String, _ text: LocalizedText, to writer: inout JSONWriter
  ) {
    guard !text.translations.isEmpty else {
      writer.member(name, text.base)
      return
    }
    writer.name(name)
    writer.object { writer in
      for (language, translation) in text.translations.sorted(by: { $0.key < $1.key }) {
        writer.member(language, translation)
      }
    }
  }
}
