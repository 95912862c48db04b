public import FaultReports
public import FolderSync
public import GameShellKit
import GameShellUI
import GameStage
import Platform
import SQLiteStore

/// The host: finds plugins, runs them in stages, and wires the live stack around them.
public final class GameHost {
  /// How this run is set up.
  public let options: HostOptions
  let clock: any GameClock
  private var stack: LiveStack?
  private(set) var seams: LiveSeams?
  /// Whether this run has been counted as a session of advertisements.
  var hasBegunAdSession = false
  /// Who waits for stages as long as a front end runs.
  let patience = PatienceHolder()
  /// What befell the store and the player was not told yet.
  var untoldIncidents: [StoreIncident] = []
  /// Makes backups beside the play; nil while none is being made.
  var backup: BackupRun?
  /// Opens the player's clouds; asked only when something is to be synced.
  let cloud: any PrivateCloudGatewayFactory
  /// Syncs beside the play; nil until it is wanted for the first time.
  var cloudSync: CloudSync?
  /// Called when `cloudSync` was made.
  var cloudSyncMade: (CloudSync) -> Void = { _ in }
  /// The game that is being played, for syncs.
  var syncGame: CloudSyncJob.Game?
  weak var syncRoot: GameRoot<PluginRoute>?
  /// Whether the first frame has been shown.
  var isShowing = false

  /// Measures this run.
  public let metrics: RunMetrics
  /// Hears of telemetry as lines for people, whatever the player consented to; nil for nobody. To
  /// be set before a game is loaded.
  public var telemetryListener: ((String) -> Void)?

  /// Makes a host; nothing is opened yet. `clock` is the machine's, or one that a script turns.
  public init(
    options: HostOptions, clock: any GameClock = SystemClock(),
    cloud: any PrivateCloudGatewayFactory = FolderGatewayFactory()
  ) {
    self.options = options
    self.clock = clock
    self.cloud = cloud
    metrics = RunMetrics(
      path: options.isEphemeral ? nil : options.lastRunFile, programStart: options.programStart)
    metrics.telemetry = { [unowned self] in seams?.telemetry(of: $0) }
  }

  /// Loads a plugin in a stage of its own.
  public func load(_ path: String) throws(SceneFault) -> PluginGame {
    // The store is opened while the stage comes up; if it cannot be, `wire` says so.
    let launcher = StageLauncher(options: options, patience: patience)
    launcher.stageEnded = { [recorder = metrics.recorder] usage in
      recorder.stageEnded(
        peakMemory: Int64(usage.peakMemory), processorTime: Int64(usage.processorTime))
    }
    return try PluginGame(path: path, launcher: launcher) { _ = try? liveStack() }
  }

  /// Rings the terminal's bell, where sounds cannot be played; set by the front end.
  public var bell: () -> Void = {}

  /// Called at the first cue, when there is a `soundDescriptor` to watch.
  var soundStarted: () -> Void = {}

  /// The live seams, made once.
  public func liveStack() throws(SaveError) -> LiveStack {
    if let stack { return stack }
    let utcOffset = { LocalTime.offsetMinutes(at: $0) }
    var fixedSeed = options.seed
    let makeSeed = {
      defer { fixedSeed = fixedSeed.map { $0 &+ 1 } }
      return fixedSeed ?? UInt64.random(in: .min ... .max)
    }
    let made: LiveStack
    if options.isEphemeral {
      var memory = LiveStack.inMemory(clock: clock, locale: options.locale)
      memory.utcOffset = utcOffset
      memory.makeSeed = makeSeed
      made = memory
    } else {
      let seams = try LiveSeams(
        options: options, clock: clock, bell: { [weak self] in self?.bell() },
        log: { [options] in StageLauncher(options: options).log($0, for: "gamehost") },
        listener: telemetryListener
      ) { [metrics] in metrics.consentChanged() }
      untoldIncidents = seams.store.incidents
      announceSound(of: seams)
      self.seams = seams
      made = seams.stack(utcOffset: utcOffset, makeSeed: makeSeed)
    }
    stack = made
    return made
  }

  /// The reports of faults, newest first.
  public func faultReports() -> [FaultReport] {
    LiveSeams.faultSpool(options: options, clock: clock).reports()
  }

  /// Wires a loaded plugin.
  public func wire(_ game: PluginGame) throws(SaveError) -> WiredGame<PluginRoute> {
    let wired = try makeGameAppWithDeps(config: game.config, stack: try liveStack())
    let title = game.config.title.text(for: wired.root.locale)
    let confinement = game.confinement.notice(title, wired.root.strings.toasts)
    let others = [confinement, game.trustWarning.map { wired.root.strings.told($0) + "." }]
    if !tellIncidents(wired.root, and: others.compactMap { $0 }) {
      showDueReminder(wired, game.config.reminder)
    }
    wired.root.isAttended = options.isAttended && !options.isEphemeral
    wired.root.ads = advertisements(for: wired)
    wired.root.faultFiled = { [metrics] in metrics.faulted($0.kind) }
    wired.root.gaveUp = { [weak self, weak game] fault in
      guard let self, let game else { return false }
      return noteGivingUp(game, because: fault)
    }
    sync(wired)
    wired.root.diagnose = { [weak game] in game?.diagnosis ?? FaultDiagnosis() }
    return wired
  }
}
