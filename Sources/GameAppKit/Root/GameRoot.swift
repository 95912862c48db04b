public import GameShellKit
import GameShellUI

/// The root screen of a game: Home, and the board that is being played.
///
/// It stores a move before it shows it, sets the game back to the last move when its stage
/// fails, and tells the player in a toast what happened.
public final class GameRoot<Route: GameRoute>: Scene {
  /// What the game is.
  public let config: GameConfig<Route>
  var deps: GameDeps
  /// BCP 47: the language where the player chose none.
  let surroundings: String
  let records: any GameRecords
  let preferences: HostPreferences
  let makeSeed: () -> UInt64
  let utcOffset: (Int64) -> Int
  lazy var factory = config.makeRouteFactory(deps)

  /// Going to the board or back makes Home ask the store anew.
  var play: Play<Route>? {
    didSet { if (oldValue == nil) != (play == nil) { home = nil } }
  }
  /// What Home knows; nil when the store may say something else now.
  var home: HomeKnowledge<Route>?
  var toast: ToastState?
  /// The host's screens upon the board or Home, the topmost last.
  var screens: [HostScreen] = []
  /// The end of the game on the board, as long as it was not looked at.
  var finished: GameCompletion?
  /// The consent question was answered, or put off to the next start.
  var isConsentPutOff = false
  /// What Home advertises during this visit.
  var advertisement: Advertisement?
  var hasHomeAppeared = false
  /// The day of the daily puzzles that Home shows; nil where it shows none.
  var dayAtHome: Day?
  var time: GameTime
  var size = CellSize(columns: 80, rows: 24)
  var lastFault: (kind: SceneFault.Kind, at: Int64)?
  var recentEvents = RecentEvents()
  /// What is known of the plugin's last crash; asked when a fault is filed.
  var diagnose: () -> FaultDiagnosis = { FaultDiagnosis() }
  /// Hears of every fault once it has been filed.
  var faultFiled: (SceneFault) -> Void = { _ in }
  /// Told when the game had to be given up; answers whether it is set aside for that.
  var gaveUp: (SceneFault) -> Bool = { _ in false }
  /// Called when the board's game has ended and is stored.
  var gameEnded: () -> Void = {}
  /// Where games are synced; nil where nothing is kept.
  var syncSettings: SyncSettings?
  /// Decides on the advertisements at Home; nil for none.
  public var ads: AdController?
  /// Whether a player sits before the screen, who can be asked for consent and congratulated. Off
  /// for bots, tests and pictures, so that no dialog gets in their way.
  public var isAttended = false
  /// Whether leaving Home goes to a library rather than out of the program.
  public var hasLibrary = false

  init(
    config: GameConfig<Route>, deps: GameDeps, records: any GameRecords,
    preferences: HostPreferences, makeSeed: @escaping () -> UInt64,
    utcOffset: @escaping (Int64) -> Int
  ) {
    self.config = config
    self.deps = deps
    surroundings = deps.locale
    self.deps.locale = preferences.language ?? surroundings
    self.records = records
    self.preferences = preferences
    self.makeSeed = makeSeed
    self.utcOffset = utcOffset
    time = deps.clock.now
  }

  /// Takes an event to the board or to Home.
  public func handle(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    self.time = time
    recentEvents.note(event, at: time)
    var response = try answer(event)
    if isHomeOutdated { response.changed = true }
    return response
  }

  private func answer(_ event: SceneEvent) throws(SceneFault) -> SceneResponse {
    if case .resize(let size) = event { self.size = size }
    if case .tick = event { return handleTick() }
    if let screen = screens.last, let response = handle(event, on: screen) { return response }
    if play != nil { return handleInPlay(event) }
    return handleAtHome(event)
  }

  /// Draws the board or Home, with what lies upon them; a message where there is no room for it.
  public func frame(for size: CellSize) throws(SceneFault) -> Frame {
    self.size = size
    let needed = play == nil || !screens.isEmpty ? LeastRoom.list : config.minimumSize
    if let message = LeastRoom.message(
      needed: needed, given: size, strings: strings, tick: nextTick())
    {
      return message
    }
    return decorated(layeredFrame())
  }

  /// The state of the board that is being played.
  public func snapshot() throws(SceneFault) -> Snapshot? { try play?.scene.snapshot() }

  /// Stores the board and ends it.
  public func close() { leavePlay() }

  /// Shows a message for a while.
  public func showToast(_ text: String) {
    toast = ToastState(text: text, until: time.steady + ToastState.duration(of: text))
  }

  /// Shows a message for a while, and behind it what is shown already, so that neither is missed.
  func tellFirst(_ text: String) {
    showToast([text, toast?.text].compactMap { $0 }.joined(separator: " "))
  }

  /// Wakes the board when its tick is due, and takes a toast away.
  private func handleTick() -> SceneResponse {
    var response = SceneResponse.handled
    if let shown = toast, shown.until <= time.steady {
      toast = nil
      response.changed = true
    }
    if screens.isEmpty, let due = play?.tickDue, due <= time.steady {
      play?.tickDue = nil
      response.changed = handleInPlay(.tick).changed || response.changed
      if play?.tickDue == nil { response.changed = true }
    }
    // Home's next frame has the rest of the way to midnight.
    if untilNextDayAtHome != nil { response.changed = true }
    return response
  }
}
