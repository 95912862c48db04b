/// The program's commands; the raw value is the word. Playing needs no word.
enum Command: String, CaseIterable {
  case play
  case list
  case scan
  case inspect
  case validate
  case dev
  case shot
  case doctor
  case trust
  case verify
  case keygen
  case sign
  case redeem
  case licence
  case remind
  case sync

  /// One line for the help.
  var summary: String {
    switch self {
    case .play: "play games that are shared libraries"
    case .list: "the games that were found, and why others cannot be used"
    case .scan: "look again at files that are new, changed or set aside"
    case .inspect: "all that a game says of itself, and what its file is"
    case .validate: "whether a game keeps to the rules, by many checks"
    case .dev: "play a game while it is written, each build as it comes"
    case .shot: "a picture of a screen"
    case .doctor: "what this terminal and this machine can do"
    case .trust: "whose games may run here, and which without the sandbox"
    case .verify: "who signed a game, and whether that is trusted"
    case .keygen: "a key pair to sign games and licences with"
    case .sign: "sign a game, beside its file"
    case .redeem: "take a licence, from a file or the input"
    case .licence: "make a licence for a player of your game"
    case .remind: "send a game's daily reminder, as its timer does"
    case .sync: "play the same games on several devices, through a folder"
    }
  }

  /// What commands belong together on the program's own page.
  enum Group: String, CaseIterable {
    case games, trust, licences
  }

  /// Where the program's own page names it; nil for playing, which that page is about.
  var group: Group? {
    switch self {
    case .play: nil
    case .list, .scan, .inspect, .validate, .dev, .shot, .doctor, .remind, .sync: .games
    case .trust, .verify, .keygen, .sign: .trust
    case .redeem, .licence: .licences
    }
  }

  /// The options it takes, in the order of the help.
  var options: [Option] {
    switch self {
    case .play:
      [
        .plugin, .route, .seed, .size, .dataDir, .pluginDir, .headless, .tree, .inProcess,
        .trust, .color, .theme, .noMouse, .verbose, .help, .version,
      ]
    case .list: [.all, .pluginDir, .dataDir, .json, .verbose, .help]
    case .scan: [.plugin, .retry, .pluginDir, .dataDir, .json, .verbose, .help]
    case .inspect: [.plugin, .dataDir, .pluginDir, .json, .verbose, .help]
    case .validate:
      [.plugin, .pluginDir, .only, .list, .reproduce, .json, .verbose, .help]
    case .dev: [.route, .seed, .dataDir, .color, .theme, .noMouse, .verbose, .help]
    case .shot:
      [
        .plugin, .route, .seed, .size, .keys, .svg, .text, .theme, .light, .dark, .palette,
        .dataDir, .pluginDir, .inProcess, .verbose, .help,
      ]
    case .doctor: [.reports, .pluginDir, .dataDir, .json, .help]
    case .remind: [.dataDir, .help]
    case .sync: [.now, .off, .copies, .recover, .pluginDir, .dataDir, .json, .help]
    case .trust: [.name, .pluginDir, .dataDir, .json, .help]
    case .verify: [.plugin, .pluginDir, .dataDir, .json, .help]
    case .keygen: [.passphraseFile, .help]
    case .sign: [.plugin, .pluginDir, .key, .passphraseFile, .comment, .help]
    case .redeem: [.pluginDir, .dataDir, .help]
    case .licence: [.product, .licensee, .expires, .key, .passphraseFile, .help]
    }
  }

  /// Whether a game may or must be named.
  var takesPlugin: Bool { options.contains(.plugin) }

  /// Whether it cannot go without a game.
  var needsPlugin: Bool { [.inspect, .validate, .shot, .verify, .sign].contains(self) }

  /// The options it cannot go without.
  var requiredOptions: [Option] {
    switch self {
    case .sign: [.key]
    case .licence: [.product, .licensee, .key]
    default: []
    }
  }

  /// The words that may follow it besides a game.
  var forms: [WordForm] {
    switch self {
    case .trust:
      [
        WordForm("list"), WordForm("add", "KEY", "a public key, or a file with one"),
        WordForm("remove", "ID", "a key's id, as 'trust list' prints it"),
        WordForm("plugin", "GAME", "needs no sandbox, until it changes"),
        WordForm("sandbox", "GAME", "in the sandbox again"),
        WordForm("policy", "[POLICY]", "any, warn or require; none asks which"),
      ]
    case .doctor: [WordForm(nil, "[REPORT]", "with --reports: show this one whole")]
    case .dev: [WordForm(nil, "FOLDER", "the game's Swift package")]
    case .keygen: [WordForm(nil, "NAME", "the keys go into NAME.key and NAME.pub")]
    case .redeem: [WordForm(nil, "[FILE]", "a text with it; none reads the input")]
    case .licence: [WordForm("issue")]
    case .remind: [WordForm(nil, "GAME", "its subsystem, as 'inspect' prints it")]
    case .sync: [WordForm(nil, "[FOLDER]", "which devices share; none: how it stands")]
    default: []
    }
  }
}
