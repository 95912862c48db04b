/// Sentences on what went wrong, as the host's parts say them.
///
/// They are made in English, for logs and reports too; `ShellStrings.told` finds the one that a
/// sentence was made from and says it in the player's language. `{detail}` is left as it is,
/// `{reason}` and `{error}` are sentences again.
public struct ReasonStrings: Hashable, Sendable {
  // A game's process.
  var killed = "{name} was killed by {signal}"
  var ended = "{name} ended with code {code}"
  var silent = "{name} stopped answering"
  var notRunning = "{name} is not running any more"
  var late = "{name} did not answer within {time}"
  var busy = "{name} used the processor for {time} without being asked anything"
  var brokeRules = "{name} broke the rules of the stage: {detail}"
  var stageEnded = "the stage has ended"
  var notStarted = "the stage could not be started: {reason}"
  var notPrepared = "the stage could not be prepared: {reason}"
  var invalidFrame = "the game drew an invalid frame: {detail}"
  var couldNotOpen = "{name} could not open {route}: {reason}"
  var couldNotPlay = "{name} could not take an event: {reason}"
  var couldNotDraw = "{name} could not draw: {reason}"
  var couldNotKeep = "{name} could not give its state: {reason}"

  // A saved game.
  var otherVersion =
    "the saved game has state version {found}; this build reads version {wanted} and "
    + "cannot convert it"
  var cannotTake = "{name} cannot take a saved game of version {version}"
  var cannotRead = "the saved game cannot be read: {detail}"
  var noRoute = "{game} has no route \"{path}\""
  var newBuildNoRoute = "the new build has no route \"{path}\""
  var noPlace = "this game has no place named “{path}”"

  // The store, and the machine's files.
  var store = "could not {operation} the store {path}: {reason}"
  var heldByOther = "{reason}; another program holds the file, try again"
  var permissions = "{reason}; check the permissions of the file and its folder"
  var fullDisk = "{reason}; make room on the disk"
  var noPlaceForSaves = "saves have no place: {reason}; choose another with --data-dir"
  var failingDisk = "{reason}; is the disk full, or failing?"
  var syncFolderGone = "the folder {path} is not there; is its disk or share connected?"
  var syncNotRead = "the folder to sync through cannot be read: {reason}"
  var syncNotWritten = "the folder to sync through cannot be written to: {reason}"
  var notRemoved = "the exported data could not be removed: {reason}"
  var systemCall = "could not {operation}: {reason}"

  // A game's file.
  var notFound = "{path} does not exist"
  var folder = "{path} is a folder; a plugin is a file"
  var special = "{path} is a {kind}; a plugin is a regular file"
  var unreadable = "{path} may not be read by you; check its permissions"
  var notRead = "{path} cannot be read: {reason}"
  var empty = "{path} is empty; copy or build it again"
  var notELF = "{path} is not a shared library: it does not begin as ELF files do"
  var cutShort = "{path} is cut short: it ends before {part}; copy or build it again"
  var wrongClass = "{path} is not a 64-bit library; build it for {machine}"
  var bigEndian = "{path} is big-endian; build it for {machine}"
  var otherMachine = "{path} is built for {found}; this machine is {wanted}"
  var notLibrary = "{path} is {what}, not a shared library; link it with -shared"
  var damaged = "{path} is damaged: {detail}"
  var notGame = "{path} is not a game: it does not export {symbol}"
  var mangled =
    "{path} is not a game: it exports {found}, but not {symbol}; declare it extern \"C\""
  var misspelt = "{path} is not a game: it exports {found}, but not {symbol}; check the spelling"
  var missingLibrary = "{name} needs the library {library}, which is not installed"
  var missingSymbol = "{name} needs the symbol {symbol}, which no library defines"
  var missingVersion = "{name} needs version {version} of {library}, which is not installed"
  var needsUnloadable = "{name} needs {file}, which cannot be loaded: {detail}"
  var notLoadable = "{name} cannot be loaded: {detail}"
  var libraryNotFound = "{name} was not found"

  // A game's door.
  var hostTooNew =
    "{name} was built for door version {version}; this host speaks version {host} and "
    + "accepts {lowest} and later: rebuild the game"
  var hostTooOld =
    "{name} was built for door version {version} and needs at least {lowest}; this "
    + "host speaks version {host}: update the host"
  var nothing = "{name}: makeGameConfig returned nothing; the game cannot run"
  var misaligned = "{name}: makeGameConfig returned a misaligned pointer"
  var shortTable =
    "{name}: the game's table has {size} bytes; door version {version} needs at least {needed}"
  var missingFunction = "{name}: the game's table lacks the mandatory function {function}"
  var manifest = "{name}: the manifest cannot be used: {detail}"

  // A game that was set aside, or a start that failed.
  var lookedAt = "{reason} when it was looked at"
  var tooOften = "{reason} while it was played, and that {count} times within a day"
  var triedAgain =
    "{reason}. It had been set aside because {error}, and was tried once more because you named it"
  var wasSetAside = "This game was set aside: {reason}. You named it, and now it could be loaded."
  var safeMode =
    "The last start ended before it showed anything. So no game was opened, and for "
    + "this run all settings are as they were in the beginning; change what may be wrong."

  // A game's signature.
  var unsigned = "{name} is not signed"
  var unknownKey = "{name} is signed with the key {key}, which is not trusted here"
  var badSignature = "the signature of {name} does not hold: {detail}"
  var uncheckedSignature = "the signature of {name} cannot be checked: {detail}"

  // A service of the host.
  var noSound = "sounds cannot be played: {reason}"
  var bellInstead = "{reason}; the terminal's bell rings instead"
  var installALSA = "{reason}; install ALSA's library (libasound2) to hear sounds"
  var installDBus = "{reason}; install D-Bus's library (libdbus-1-3) to see notifications"
  var deviceNotOpened = "the sound device \"{device}\" cannot be opened: {detail}"
  var deviceFormat = "the sound device \"{device}\" cannot play 48 kHz stereo: {detail}"
  var deviceStopped = "the sound device \"{device}\" stopped working: {detail}"
  var reminderAtStart = "{reason}; the reminder is shown when the game host is started instead"
  var noSystemd = "systemctl was not found, so this machine has no systemd"
  var systemctlLate = "{command} did not answer within {count} seconds"
  var systemctlSaid = "{command} said: {detail}"
  var timerNotWritten = "the reminder's timer cannot be written: {reason}"
  var timerNotRemoved = "the reminder's timer cannot be removed: {reason}"
  var reminderNotKept = "the reminder cannot be kept: {reason}"
  var reminderNotRead = "the reminder cannot be read: {reason}"
  var reminderDamaged = "the reminder's file {path} is damaged; set the reminder again"
  var licences = "licences cannot be checked: {reason}"
  var noCryptoLibrary =
    "signatures cannot be made or checked: neither libsodium nor libcrypto was found; install "
    + "one, on Debian with: apt install {package} (or {other})"

  /// English.
  public init() {}
}
