/// Every option of every command; the raw value is its name.
///
/// This table is all there is: the parser, the help and the suggestions read it.
enum Option: String, CaseIterable {
  case plugin
  case route
  case seed
  case size
  case keys
  case svg
  case text
  case light
  case dark
  case dataDir = "data-dir"
  case pluginDir = "plugin-dir"
  case headless
  case tree
  case inProcess = "in-process"
  case trust
  case color
  case theme
  case palette
  case noMouse = "no-mouse"
  case key
  case passphraseFile = "passphrase-file"
  case comment
  case name
  case product
  case licensee
  case expires
  case only
  case list
  case reproduce
  case all
  case retry
  case now
  case off
  case copies
  case recover
  case json
  case reports
  case verbose
  case help
  case version

  /// What stands for the value in the help; nil for an option without one.
  var placeholder: String? {
    switch self {
    case .plugin, .svg, .key, .passphraseFile: "FILE"
    case .comment, .name, .licensee: "TEXT"
    case .product: "ID"
    case .expires: "DAY"
    case .route: "PATH"
    case .only: "NAME"
    case .seed, .reproduce, .recover: "N"
    case .size: "80x24"
    case .keys: "LIST"
    case .dataDir, .pluginDir: "DIR"
    case .color: "DEPTH"
    case .theme, .palette: "WHICH"
    case .text, .light, .dark, .headless, .tree, .inProcess, .trust, .noMouse, .list, .all, .retry,
      .now, .off, .copies, .json,
      .reports, .verbose, .help,
      .version:
      nil
    }
  }

  /// One line for the help.
  var summary: String {
    switch self {
    case .plugin: "the game: a path, or a name among the games found"
    case .route: "open this place of the game, for example board/expert"
    case .seed: "where all randomness comes from; same seed, same game"
    case .size: "columns and rows of the screen"
    case .keys: "press these keys first, for example \"right space ctrl+z\""
    case .svg: "write an SVG picture to FILE (default: to the output)"
    case .text: "print the screen as text instead"
    case .light: "the same as --theme=light"
    case .dark: "the same as --theme=dark (the default)"
    case .dataDir: "keep saves here instead of $XDG_DATA_HOME/gamehost"
    case .pluginDir: "also look for games here; may be given several times"
    case .headless: "no terminal: lines of JSON in, lines of JSON out"
    case .tree: "with --headless: answer with the semantic tree too"
    case .inProcess: "without a process of its own for the game, for debuggers"
    case .trust: "run this build of the game without the sandbox, remembered"
    case .color: "auto, truecolor, 256, 16 or none"
    case .theme: "auto, light or dark"
    case .palette: "system (the default), high-contrast or colour-blind"
    case .noMouse: "leave the mouse to the terminal"
    case .key: "the secret key to sign with"
    case .passphraseFile: "its first line is the secret key's passphrase"
    case .comment: "what the signature says of the game"
    case .name: "whose key it is, in your words"
    case .product: "what is licensed, as the game's manifest names it"
    case .licensee: "whose the licence is"
    case .expires: "the last day, like 2026-11-30 (default: no end)"
    case .only: "run this check, or this group; may be given several times"
    case .list: "print all checks, and run none"
    case .reproduce: "repeat a run: the number that it printed at its end"
    case .all: "also the versions that others are preferred to"
    case .retry: "first end the quarantine, of GAME or of all"
    case .now: "sync all games at once, and say how it went"
    case .off: "sync no longer; what is in the folder stays there"
    case .copies: "the saved games that gave way to another device's"
    case .recover: "take up such a saved game again, by its number"
    case .json: "print data as JSON"
    case .reports: "list the faults of games that were reported"
    case .verbose: "at the end, print what games logged to standard error"
    case .help: "print this page"
    case .version: "print the version"
    }
  }

  /// The letter that does the same.
  var letter: Character? {
    switch self {
    case .help: "h"
    case .verbose: "v"
    case .version: "V"
    default: nil
    }
  }

  /// Whether it may be given several times.
  var repeats: Bool { self == .pluginDir || self == .only }
}
