import GameShellKit
import GameShellUI
import HeadlessFrontend

/// What the player asked for, checked.
struct Invocation: Equatable {
  /// How many colours the terminal shall be given.
  enum Color: String, CaseIterable {
    case auto, truecolor
    case palette256 = "256"
    case palette16 = "16"
    case none
  }

  /// Which appearance the surroundings have.
  enum ThemeChoice: String, CaseIterable {
    case auto, light, dark

    /// The appearance, unless the terminal is to be asked.
    var appearance: Appearance? { Appearance(rawValue: rawValue) }
  }

  /// What can be done about syncing.
  enum SyncTask: Equatable {
    case now, off, copies
    case recover(Int64)
  }

  /// Where a picture goes.
  enum Picture: Equatable {
    /// SVG to a file, or to the standard output for nil.
    case svg(path: String?)
    case text
  }

  var command = Command.play
  /// A page instead of the command's work.
  var wantsHelp = false
  var wantsVersion = false
  /// A path, or a name among the games found; nil for the list of games.
  var plugin: String?
  var route: String?
  var seed: UInt64?
  var size: CellSize?
  var keys: [KeyStroke] = []
  var picture = Picture.svg(path: nil)
  var dataDir: String?
  var pluginDirs: [String] = []
  var isHeadless = false
  var showsTree = false
  var isInProcess = false
  /// Whether the game is to run without the sandbox from now on.
  var trusts = false
  var color = Color.auto
  var theme = ThemeChoice.auto
  var palette = PaletteChoice.system
  var usesMouse = true
  /// What stands behind a command besides a game: a subcommand and what it works on.
  var words: [String] = []
  var keyPath: String?
  var passphrasePath: String?
  var comment: String?
  var keyName: String?
  var product: String?
  var licensee: String?
  var expires: Day?
  var onlyChecks: [String] = []
  var listsChecks = false
  /// Whether games that are not offered are listed too.
  var listsAll = false
  /// Whether what was set aside is tried again.
  var retries = false
  /// What is to be done about syncing besides naming a folder.
  var syncTask: SyncTask?
  var asJSON = false
  var showsReports = false
  var isVerbose = false
}
