import FoundationEssentials
import GameShellKit

/// A part as it stands in the file.
struct PartRecord: Codable {
  struct Finished: Codable {
    var mode, gameID: String
    var isWon, isAssisted: Bool
    var elapsed, score: Int64
    var leaderboard: String?
    var finishedAt: Int64
    var day: Int
  }
  struct Score: Codable {
    var leaderboard, gameID: String
    var value, enteredAt: Int64
  }
  struct Game: Codable {
    var seed: UInt64
    var stateVersion: UInt32
    var state: Data
    var summary: String
    var elapsed: Int64
    var progress: Int
    var isFinished, isPristine: Bool
    var savedAt: Int64
  }
  struct Save: Codable {
    var version: [String: Int64]
    var order: Int64
    var game: Game?
  }
  struct Copy: Codable {
    var order: Int64
    var game: Game
  }

  var subsystem, device, tag: String
  var finished: [Finished]
  var scores: [Score]
  var achievements: [String: Int]
  var saves: [String: Save]
  var copies: [String: [Copy]]

  init(_ part: CloudPart, subsystem: String) {
    let replica = part.replica
    self.subsystem = subsystem
    device = part.device
    tag = part.tag
    finished = replica.finished.values.map(Finished.init).sorted {
      ($0.finishedAt, $0.gameID) < ($1.finishedAt, $1.gameID)
    }
    scores = replica.scores.map { key, score in
      Score(
        leaderboard: key.leaderboard, gameID: key.gameID, value: score.value,
        enteredAt: score.enteredAt)
    }.sorted {
      ($0.enteredAt, $0.leaderboard, $0.gameID) < ($1.enteredAt, $1.leaderboard, $1.gameID)
    }
    achievements = replica.achievements
    saves = replica.saves.mapValues {
      Save(version: $0.version.counts, order: $0.order, game: $0.game.map(Game.init))
    }
    copies = replica.copies.mapValues { copies in
      copies.map { Copy(order: $0.order, game: Game($0.game)) }.sorted {
        ($0.order, $0.game.savedAt) < ($1.order, $1.game.savedAt)
      }
    }
  }

  /// The part, with every number brought into its range: another machine's file is not trusted
  /// more than a game is.
  var part: CloudPart {
    var replica = CloudReplica()
    for game in finished where !game.gameID.isEmpty { replica.finished[game.gameID] = game.value }
    for score in scores {
      replica.scores[.init(leaderboard: score.leaderboard, gameID: score.gameID)] = ScoreRecord(
        value: score.value, gameID: score.gameID, enteredAt: score.enteredAt)
    }
    replica.achievements = achievements.mapValues { min(1000, max(0, $0)) }
    for (route, save) in saves where !route.isEmpty {
      replica.saves[route] = CloudSave(
        version: CloudVersion(save.version), order: max(0, save.order),
        game: save.game?.value(at: route))
    }
    for (route, copies) in copies where !route.isEmpty {
      for copy in copies {
        replica.keep(
          CloudCopy(order: max(0, copy.order), game: copy.game.value(at: route)), at: route)
      }
    }
    return CloudPart(device: device, tag: tag, replica: replica)
  }
}

extension PartRecord.Finished {
  init(_ game: FinishedGame) {
    let completion = game.completion
    mode = completion.mode
    gameID = completion.gameID
    isWon = completion.isWon
    isAssisted = completion.isAssisted
    elapsed = completion.elapsed
    score = completion.score
    leaderboard = completion.leaderboard
    finishedAt = game.finishedAt
    day = game.day.number
  }

  var value: FinishedGame {
    FinishedGame(
      completion: GameCompletion(
        mode: mode, gameID: gameID, isWon: isWon, isAssisted: isAssisted,
        elapsed: max(0, elapsed), score: score, leaderboard: leaderboard),
      finishedAt: finishedAt, day: Day(number: min(4_000_000, max(-1_000_000, day))))
  }
}

extension PartRecord.Game {
  init(_ game: SavedGame) {
    let snapshot = game.snapshot
    seed = game.seed
    stateVersion = snapshot.version
    state = Data(snapshot.state)
    summary = snapshot.summary
    elapsed = snapshot.elapsed
    progress = snapshot.progress
    isFinished = snapshot.isFinished
    isPristine = snapshot.isPristine
    savedAt = game.savedAt
  }

  func value(at route: String) -> SavedGame {
    SavedGame(
      route: route, seed: seed,
      snapshot: Snapshot(
        version: stateVersion, state: Array(state), summary: summary, elapsed: max(0, elapsed),
        progress: min(1000, max(0, progress)), isFinished: isFinished, isPristine: isPristine),
      savedAt: savedAt)
  }
}
