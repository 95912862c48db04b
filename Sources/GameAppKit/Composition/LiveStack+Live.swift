import ALSAAudio
import FaultReports
import FreedesktopReminders
import GameShellKit
import GameStage
import OTLPTelemetry
import OfflineLicences
import Platform
import SQLiteStore

/// The machine's seams, opened once per host.
final class LiveSeams {
  let store: SQLiteStore
  let sound: SoundSystem
  let faults: FaultSpool
  private let options: HostOptions
  private let clock: any GameClock
  private let consent: StoredConsent
  private let preferences: HostPreferences
  private let listener: ((String) -> Void)?

  /// Opens the store; everything else is opened when a game wants it. `consentChanged` is called
  /// after each answer of the player's.
  init(
    options: HostOptions, clock: any GameClock, bell: @escaping () -> Void,
    log: @escaping (String) -> Void, listener: ((String) -> Void)? = nil,
    consentChanged: @escaping () -> Void = {}
  ) throws(SaveError) {
    self.options = options
    self.clock = clock
    self.listener = listener
    let export = options.exportFolder
    let store = try SQLiteStore(path: options.storePath) { clock.now.wall }
    self.store = store
    consent = StoredConsent(store: store) { isGiven in
      if !isGiven { try? OTLPTelemetry.removeExport(in: export) }
      consentChanged()
    }
    let sound = SoundSystem(
      SoundSystem.Configuration(soundsFolder: options.soundsFolder),
      bell: bell, log: log)
    self.sound = sound
    preferences = HostPreferences(
      settings: options.isSafeMode ? UnreadSettings(store) : store,
      sound: { volume, isMuted in
        sound.volume = Double(volume) / 100
        sound.isMuted = isMuted
      },
      soundLimitation: {
        // The last cue may have failed by now.
        sound.handleReplies()
        return sound.limitation
      },
      removeExport: { () throws(SaveError) in
        do { try OTLPTelemetry.removeExport(in: export) } catch {
          throw SaveError("the exported data could not be removed: \(error)")
        }
      })
    faults = Self.faultSpool(options: options, clock: clock)
  }

  /// The reports of faults, as `doctor` shows them too.
  static func faultSpool(options: HostOptions, clock: any GameClock) -> FaultSpool {
    FaultSpool(
      folder: Path.join(options.stateFolder, "reports"), hostVersion: hostVersion, clock: clock
    ) {
      let variables = options.environment
      let homes = [variables["HOME"], Environment.homeOfUser()].compactMap { $0 }
      let users = [variables["USER"], variables["LOGNAME"], Environment.nameOfUser()]
      return Redaction(
        // A home may be reached by way of a link, and be named either way.
        homes: homes + homes.compactMap { try? FileSystem.realPath($0) },
        users: users.compactMap { $0 })
    }
  }

  /// The seams as the ten steps want them.
  func stack(utcOffset: @escaping (Int64) -> Int, makeSeed: @escaping () -> UInt64) -> LiveStack {
    LiveStack(
      telemetry: { [self] scope in telemetry(of: scope.subsystem) },
      errorReporter: { [faults] scope in faults.reporter(subsystem: scope.subsystem) },
      gameCenter: { [store, clock] scope in
        store.gameCenter(of: scope.subsystem, clock: clock)
      },
      persistence: { [store] scope in
        (store.slots(of: scope.subsystem), store.games(of: scope.subsystem))
      },
      monetization: { [options, clock] scope throws(SaveError) in
        try LicenceMonetization(
          game: LicensedGame(
            subsystem: scope.subsystem, title: scope.subsystem, products: [],
            vendorKey: scope.vendorKey),
          store: LicenceStore(dataFolder: options.dataFolder), clock: clock)
      },
      audio: { [sound] scope in sound.player(prefix: scope.audioKeyPrefix) },
      consent: { [consent] _ in consent },
      reminders: { [self] scope throws(SaveError) in try reminders(for: scope) }, clock: clock,
      utcOffset: utcOffset, makeSeed: makeSeed, locale: options.locale, preferences: preferences)
  }

  /// What a namespace's events and metrics are written by.
  func telemetry(of subsystem: String) -> any Telemetry {
    let export = OTLPTelemetry(
      folder: options.exportFolder, subsystem: subsystem, hostVersion: hostVersion, clock: clock,
      consent: { [consent] in consent.answer == true })
    guard let listener else { return export }
    return ToldTelemetry(export, subsystem: subsystem, tell: listener)
  }

  private func reminders(for scope: GameScope) throws(SaveError) -> any Reminders {
    let xdg: XDGFolders
    do throws(MissingHome) {
      // Asking the user database costs a millisecond, and is only needed where HOME is not set.
      let home = options.environment["HOME"] == nil ? Environment.homeOfUser() : nil
      xdg = try XDGFolders(environment: options.environment, home: home)
    } catch {
      throw SaveError("\(error)")
    }
    let locale = preferences.language ?? options.locale
    var configuration = FreedesktopReminders.Configuration(
      subsystem: scope.subsystem, title: scope.reminder.title.text(for: locale),
      body: scope.reminder.body.text(for: locale), folder: options.remindersFolder,
      unitFolder: Path.join(xdg.config, "systemd/user"), program: options.executable,
      environment: options.environment)
    if options.dataFolder != Path.join(xdg.data, "gamehost") {
      // The timer's command knows of no folder but the usual one.
      configuration.arguments = ["--data-dir", options.dataFolder]
    }
    return try FreedesktopReminders(configuration, now: { [clock] in clock.now.wall })
  }
}
