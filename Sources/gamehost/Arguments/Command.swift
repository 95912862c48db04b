/// The program's commands; the raw value is the word. Playing needs no word.
enum Command: String, CaseIterable {
  case play
  case list
  case inspect
  case shot
  case doctor

  /// One line for the help.
  var summary: String {
    switch self {
    case .play: "play games that are shared libraries"
    case .list: "the games that were found, and why others cannot be used"
    case .inspect: "all that a game says of itself, and what its file is"
    case .shot: "a picture of a screen"
    case .doctor: "what this terminal and this machine can do"
    }
  }

  /// A few words for the program's own page.
  var shortSummary: String {
    switch self {
    case .play: "play"
    case .list: "the games that were found"
    case .inspect: "what a game says of itself"
    case .shot: "a picture of a screen"
    case .doctor: "what this machine can do"
    }
  }

  /// The options it takes, in the order of the help.
  var options: [Option] {
    switch self {
    case .play:
      [
        .plugin, .route, .seed, .size, .dataDir, .pluginDir, .headless, .tree, .inProcess,
        .color, .theme, .noMouse, .verbose, .help, .version,
      ]
    case .list: [.pluginDir, .json, .verbose, .help]
    case .inspect: [.plugin, .pluginDir, .json, .verbose, .help]
    case .shot:
      [
        .plugin, .route, .seed, .size, .keys, .svg, .text, .theme, .light, .dark, .dataDir,
        .pluginDir, .inProcess, .verbose, .help,
      ]
    case .doctor: [.pluginDir, .dataDir, .json, .help]
    }
  }

  /// Whether a game may or must be named.
  var takesPlugin: Bool { options.contains(.plugin) }

  /// Whether it cannot go without a game.
  var needsPlugin: Bool { self == .inspect || self == .shot }
}
