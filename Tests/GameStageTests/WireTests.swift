import GameShellKit
import Testing

@testable import GameStage

@Suite("The stage's wire format")
struct WireTests {
  static let snapshot = Snapshot(
    version: 3, state: [0, 255, 7], summary: "12 of 99", elapsed: 61_000, progress: 121,
    isFinished: false, isPristine: true)

  static let requests: [StageRequest] = [
    .load(name: "libx.so", path: "/proc/self/fd/4"),
    .open(
      session: 7, route: "board/größe",
      SceneRequest(
        seed: .max, time: GameTime(steady: -1, wall: .max), utcOffset: -720, locale: "zh-Hans",
        size: CellSize(columns: 80, rows: 24), snapshot: snapshot)),
    .open(
      session: 7, route: "r",
      SceneRequest(
        seed: 0, time: GameTime(steady: 0, wall: 0), size: CellSize(columns: 1, rows: 1))),
    .render(session: 1, CellSize(columns: 3, rows: 4)), .snapshot(session: 2), .close(session: 3),
    .fetchResume(session: 4), .migrate(state: [1, 2], from: 9),
  ]

  static let events: [SceneEvent] = [
    .key(.character("é"), [.shift, .super]), .key(.function(12)), .key(.pageDown), .text("5"),
    .paste("q\n"),
    .pointer(
      PointerEvent(
        .wheel, button: .chord, modifiers: .control, column: -1, row: 9, wheel: -3, node: .max,
        cell: 479)),
    .action("open", node: 4, cell: nil), .action("open", node: 4, cell: 0), .tick,
    .resize(CellSize(columns: 120, rows: 40)), .focus(false), .suspend, .resume,
  ]

  static let replies: [StageReply] = [
    .loaded(
      PluginTable(
        abiVersion: 1, lowestVersion: 2, size: 120, reserved: 3, manifest: [123, 125],
        hasSnapshot: true, hasLastError: false, hasFetchResume: false, hasMigrate: true)),
    .done, .event(.ignored, snapshot: nil, frame: nil),
    .event(
      SceneResponse(
        handled: true, changed: true, committed: true, navigation: .open("a"), toast: "hello"),
      snapshot: snapshot, frame: [1]),
    .event(SceneResponse(navigation: .leave), snapshot: nil, frame: []), .frame([9, 9]),
    .snapshot(nil), .snapshot(snapshot), .resume(nil),
    .resume(
      PluginRoute(path: "b").map {
        ResumePoint(route: $0, summary: "s", progress: 5, elapsed: 6)
      }), .migrated([]), .failed(SceneFault(.badState, "because")),
  ]

  static let services: [ServiceCall.Service] = [
    .localDay(wall: -5), .log("line"),
    .complete(
      GameCompletion(
        mode: "m", gameID: "9x9#1", isWon: true, isAssisted: true, elapsed: 5, score: -1,
        leaderboard: "l")),
    .telemetry(
      TelemetryEvent(
        "a.b", ["t": .text("x"), "i": .integer(.min), "n": .number(0.5), "f": .flag(true)])),
    .report("r"), .submitScore(3, leaderboard: "l", gameID: "g"),
    .achievement("a", progress: 1000), .load(slot: "s"), .save(slot: "s", [0]),
    .remove(slot: "s"), .isEntitled(product: "p"), .play(cue: "c"), .consent, .dailyMinute,
    .finishedGames(mode: "daily"), .savedGame(route: "daily/2026-11-30"),
  ]

  @Test("a request is read back as it was written", arguments: requests)
  func request(_ request: StageRequest) throws {
    #expect(try StageRequest(decoding: request.encoded()) == request)
  }

  @Test("an event is read back as it was written", arguments: events)
  func event(_ event: SceneEvent) throws {
    let request = StageRequest.event(
      session: 1, event, GameTime(steady: 5, wall: 6), size: CellSize(columns: 2, rows: 2))
    #expect(try StageRequest(decoding: request.encoded()) == request)
  }

  @Test("a reply is read back as it was written", arguments: replies)
  func reply(_ reply: StageReply) throws {
    #expect(try StageReply(decoding: reply.encoded()) == reply)
  }

  @Test("a service call is read back as it was written", arguments: services)
  func service(_ service: ServiceCall.Service) throws {
    let call = ServiceCall(session: 3, service: service)
    #expect(try ServiceCall(decoding: call.encoded()) == call)
  }

  @Test("a service's answer is read back as it was written")
  func serviceReply() throws {
    let game = FinishedGame(
      completion: GameCompletion(
        mode: "daily", gameID: "daily:2026-11-30", isWon: true, elapsed: 7, score: 8,
        leaderboard: "l"), finishedAt: 9, day: Day(number: 20_787))
    let saved = SavedGame(
      route: "r", seed: .max,
      snapshot: Snapshot(version: 1, state: [1], summary: "s", elapsed: 2, progress: 3),
      savedAt: 4)
    let replies: [ServiceReply] = [
      .done, .number(-1), .bytes(nil), .bytes([4]), .refused("no"), .finished([]),
      .finished([game, game]), .saved(nil), .saved(saved),
    ]
    for reply in replies {
      #expect(try ServiceReply(decoding: reply.encoded()) == reply)
    }
  }

  @Test("every message cut short, and every one with a byte too many, is an error and no trap")
  func truncation() {
    for bytes in Self.requests.map({ $0.encoded() }) {
      for count in 0..<bytes.count {
        #expect(throws: WireError.self) { try StageRequest(decoding: Array(bytes[..<count])) }
      }
      #expect(throws: WireError.self) { try StageRequest(decoding: bytes + [0]) }
    }
    for bytes in Self.replies.map({ $0.encoded() }) {
      for count in 0..<bytes.count {
        #expect(throws: WireError.self) { try StageReply(decoding: Array(bytes[..<count])) }
      }
      #expect(throws: WireError.self) { try StageReply(decoding: bytes + [0]) }
    }
  }

  @Test("mutated messages never trap")
  func mutation() {
    var random = SeededRandom(seed: 5)
    let originals =
      Self.replies.map { $0.encoded() }
      + Self.services.map { ServiceCall(session: 1, service: $0).encoded() }
    var readable = 0
    for _ in 0..<20_000 {
      var bytes = originals[random.below(originals.count)]
      for _ in 0...random.below(4) where !bytes.isEmpty {
        bytes[random.below(bytes.count)] = UInt8(random.below(256))
      }
      if (try? StageReply(decoding: bytes)) != nil { readable += 1 }
      if (try? ServiceCall(decoding: bytes)) != nil { readable += 1 }
    }
    #expect(readable > 0)
  }
}
