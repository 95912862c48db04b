import FolderSync
import GameShellKit
import Platform
import TestSupport
import Testing

/// What every `PrivateCloudGateway` must do.
@Suite("PrivateCloudGateway contract")
struct GatewayContract {
  enum Implementation: String, CaseIterable {
    case inMemory, folder
  }

  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func make(_ kind: Implementation) throws -> any PrivateCloudGateway {
    switch kind {
    case .inMemory: InMemoryCloud()
    case .folder:
      try FolderGatewayFactory().gateway(
        container: "c", subsystem: "org.a", folder: folder.path)
    }
  }

  /// A replica with something of everything.
  static var replica: CloudReplica {
    var replica = CloudReplica()
    let completion = GameCompletion(
      mode: "größe", gameID: "9x9#1\n\"", isWon: true, isAssisted: true, elapsed: .max, score: -3,
      leaderboard: "l")
    replica.finished[completion.gameID] = FinishedGame(
      completion: completion, finishedAt: 5, day: Day(number: 20_000))
    replica.scores[.init(leaderboard: "l", gameID: "x")] = ScoreRecord(
      value: .min, gameID: "x", enteredAt: 7)
    replica.achievements["a"] = 1000
    let game = SavedGame(
      route: "board/a", seed: .max,
      snapshot: Snapshot(
        version: 3, state: [0, 255, 10], summary: "s", elapsed: 9, progress: 500, isFinished: true),
      savedAt: 11)
    replica.saves["board/a"] = CloudSave(
      version: CloudVersion(["d1": 2, "d2": 1]), order: 4, game: game)
    replica.saves["gone"] = CloudSave(version: CloudVersion(["d1": 1]), order: 1, game: nil)
    replica.keep(CloudCopy(order: 2, game: game), at: "board/a")
    return replica
  }

  @Test("nothing is there at first", arguments: Implementation.allCases)
  func empty(_ kind: Implementation) throws {
    #expect(try make(kind).fetch() == CloudContents())
  }

  @Test("parts come back whole, one for each machine, the last", arguments: Implementation.allCases)
  func roundTrip(_ kind: Implementation) throws {
    let cloud = try make(kind)
    try cloud.publish(CloudPart(device: "d1", tag: "1", replica: CloudReplica()))
    let first = CloudPart(device: "d1", tag: "2", replica: Self.replica)
    let second = CloudPart(device: "d2", tag: "1", replica: CloudReplica())
    try cloud.publish(first)
    try cloud.publish(second)
    #expect(try cloud.fetch() == CloudContents(parts: [first, second]))
  }
}
