extension ReasonStrings {
  /// Every sentence, in an order that is the same in all languages.
  var all: [String] {
    let words: ReasonStrings = self
    return [
      words.killed, words.ended, words.silent, words.notRunning, words.late, words.busy,
      words.brokeRules, words.stageEnded, words.notStarted, words.notPrepared, words.invalidFrame,
      words.couldNotOpen, words.couldNotPlay, words.couldNotDraw, words.couldNotKeep,
      words.otherVersion, words.cannotTake, words.cannotRead, words.noRoute,
      words.newBuildNoRoute, words.noPlace, words.store, words.heldByOther, words.permissions,
      words.fullDisk, words.noPlaceForSaves, words.failingDisk, words.syncFolderGone,
      words.syncNotRead, words.syncNotWritten, words.notRemoved,
      words.systemCall, words.notFound, words.folder, words.special, words.unreadable,
      words.notRead, words.empty, words.notELF, words.cutShort, words.wrongClass,
      words.bigEndian, words.otherMachine, words.notLibrary, words.damaged, words.notGame,
      words.mangled, words.misspelt, words.missingLibrary, words.missingSymbol,
      words.missingVersion, words.needsUnloadable, words.notLoadable, words.libraryNotFound,
      words.hostTooNew, words.hostTooOld, words.nothing, words.misaligned, words.shortTable,
      words.missingFunction, words.manifest, words.lookedAt, words.tooOften, words.triedAgain,
      words.wasSetAside, words.safeMode, words.unsigned, words.unknownKey,
      words.badSignature, words.uncheckedSignature, words.noSound,
      words.bellInstead, words.installALSA, words.installDBus, words.deviceNotOpened,
      words.deviceFormat,
      words.deviceStopped, words.reminderAtStart, words.noSystemd, words.systemctlLate,
      words.systemctlSaid, words.timerNotWritten, words.timerNotRemoved,
      words.reminderNotKept, words.reminderNotRead, words.reminderDamaged, words.licences,
      words.noCryptoLibrary,
    ]
  }
}
