/// The words of the host's short messages.
public struct ToastStrings: Hashable, Sendable {
  /// A game leads to a place that it does not have: `{path}`.
  public var unknownPlace = "The game wanted to open \"{path}\", which it does not have."
  /// A board failed twice in a short time: `{reason}`.
  public var failedAgain =
    "{reason}, again within a minute. Your game is stored up to the last move."
  /// A game failed too often in a day: `{reason}`.
  public var quarantined =
    "{reason}. It failed too often today and is set aside until its file changes or you try it "
    + "again."
  /// A board failed and was opened again: `{reason}`.
  public var setBack = "{reason}. It was set back to your last move."
  /// A board failed and could not be opened again: `{reason}`, `{error}`.
  public var couldNotGoOn = "{reason}, and could not go on: {error}"
  /// A saved game cannot be read: `{reason}`, `{route}`.
  public var setAside = "{reason}; it is kept as {route}, and a new game begins"
  /// A move was not stored: `{reason}`.
  public var notStored = "The move could not be stored: {reason}"
  /// A new build took over: `{game}`, `{version}`.
  public var updated = "{game} was updated to version {version}."
  /// A new build failed, and the old one goes on: `{reason}`.
  public var notUpdated = "The new build was not taken: {reason}"
  /// The board cannot be shown in the language that was chosen: `{reason}`.
  public var notTranslated = "The game goes on in its language: {reason}"
  /// A game runs without the sandbox: `{game}`.
  public var unconfined = "{game} runs without the sandbox, because you trust it."
  /// A game that was trusted has changed: `{game}`.
  public var confinedAgain =
    "{game} has changed since you trusted it, and runs in the sandbox again."
  /// Whether a trusted game has changed cannot be told: `{game}`, `{reason}`.
  public var trustUnknown = "{game} runs in the sandbox, though you trust it: {reason}"
  /// The store was damaged and a backup used: `{file}`, `{time}`.
  public var storeRestored =
    "The saved games were damaged: they are those of {time} again, from a backup. The damaged file is kept as {file}."
  /// The store was missing and a backup used: `{time}`.
  public var storeFound =
    "The saved games were missing: they are those of {time} again, from a backup."
  /// The store was damaged and there is no good backup: `{file}`.
  public var storeBegun =
    "The saved games were damaged and there is no good backup: all begins anew. The damaged file is kept as {file}."
  /// Only the last changes were damaged: `{file}`.
  public var storeLogDropped =
    "The last changes of the saved games were damaged, and the last moves may be missing. The damaged file is kept as {file}."
  /// A game was also played on another device, and gave way or was given way to.
  public var syncCopies =
    "A game was also played on another device. What gave way is kept: gamehost sync --copies"

  /// English.
  public init() {}
}
