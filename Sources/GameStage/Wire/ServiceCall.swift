public import GameShellKit

/// What a game asks of the host while it answers a request.
public struct ServiceCall: Hashable, Sendable {
  /// The session that asks.
  public var session: UInt32
  /// What it asks.
  public var service: Service

  /// Makes a call.
  public init(session: UInt32, service: Service) {
    self.session = session
    self.service = service
  }

  /// The services, in the order of the seams.
  public enum Service: Hashable, Sendable {
    case localDay(wall: Int64)
    case log(String)
    case complete(GameCompletion)
    case telemetry(TelemetryEvent)
    case report(String)
    case submitScore(Int64, leaderboard: String, gameID: String)
    case achievement(String, progress: UInt32)
    case load(slot: String)
    case save(slot: String, [UInt8])
    case remove(slot: String)
    case isEntitled(product: String)
    case play(cue: String)
    case consent
    case dailyMinute
    case finishedGames(mode: String)
    case savedGame(route: String)
  }
}

/// What the host answers to a service call.
public enum ServiceReply: Hashable, Sendable {
  /// How many finished games are told at most: the newest ones.
  public static let mostFinished = 20_000

  /// Done; also to calls that have no answer.
  case done
  /// A number.
  case number(Int64)
  /// Bytes, or nil where nothing is stored.
  case bytes([UInt8]?)
  /// Not done, and why.
  case refused(String)
  /// Finished games, oldest first.
  case finished([FinishedGame])
  /// A saved game, or nil where nothing is saved.
  case saved(SavedGame?)
}

extension ServiceCall.Service {
  /// Whether the game waits for the answer.
  public var isAnswered: Bool {
    switch self {
    case .log, .complete, .telemetry, .report, .play: false
    default: true
    }
  }
}
