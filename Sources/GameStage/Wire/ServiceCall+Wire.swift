import GameShellKit

extension ServiceCall {
  /// The call as bytes.
  public func encoded() -> [UInt8] {
    var writer = WireWriter()
    writer.write(session)
    switch service {
    case .localDay(let wall):
      writer.write(UInt8(1))
      writer.write(wall)
    case .log(let text):
      writer.write(UInt8(2))
      writer.write(text)
    case .complete(let completion):
      writer.write(UInt8(3))
      writer.write(completion)
    case .telemetry(let event):
      writer.write(UInt8(4))
      writer.write(event)
    case .report(let text):
      writer.write(UInt8(5))
      writer.write(text)
    case .submitScore(let score, let leaderboard, let gameID):
      writer.write(UInt8(6))
      writer.write(score)
      writer.write(leaderboard)
      writer.write(gameID)
    case .achievement(let id, let progress):
      writer.write(UInt8(7))
      writer.write(id)
      writer.write(progress)
    case .load(let slot):
      writer.write(UInt8(8))
      writer.write(slot)
    case .save(let slot, let bytes):
      writer.write(UInt8(9))
      writer.write(slot)
      writer.write(bytes)
    case .remove(let slot):
      writer.write(UInt8(10))
      writer.write(slot)
    case .isEntitled(let product):
      writer.write(UInt8(11))
      writer.write(product)
    case .play(let cue):
      writer.write(UInt8(12))
      writer.write(cue)
    case .consent: writer.write(UInt8(13))
    case .dailyMinute: writer.write(UInt8(14))
    case .finishedGames(let mode):
      writer.write(UInt8(15))
      writer.write(mode)
    case .savedGame(let route):
      writer.write(UInt8(16))
      writer.write(route)
    }
    return writer.bytes
  }

  /// Reads a call.
  public init(decoding bytes: [UInt8]) throws(WireError) {
    var reader = WireReader(bytes)
    session = try reader.read()
    service =
      switch try reader.read(UInt8.self) {
      case 1: .localDay(wall: try reader.read())
      case 2: .log(try reader.readText())
      case 3: .complete(try reader.readCompletion())
      case 4: .telemetry(try reader.readTelemetry())
      case 5: .report(try reader.readText())
      case 6:
        .submitScore(
          try reader.read(), leaderboard: try reader.readText(), gameID: try reader.readText())
      case 7: .achievement(try reader.readText(), progress: try reader.read())
      case 8: .load(slot: try reader.readText())
      case 9: .save(slot: try reader.readText(), try reader.readBytes())
      case 10: .remove(slot: try reader.readText())
      case 11: .isEntitled(product: try reader.readText())
      case 12: .play(cue: try reader.readText())
      case 13: .consent
      case 14: .dailyMinute
      case 15: .finishedGames(mode: try reader.readText())
      case 16: .savedGame(route: try reader.readText())
      case let kind: throw WireError("no such service: \(kind)")
      }
    guard reader.isAtEnd else { throw WireError("a service call has bytes left over") }
  }
}

extension ServiceReply {
  /// The answer as bytes.
  public func encoded() -> [UInt8] {
    var writer = WireWriter()
    switch self {
    case .done: writer.write(UInt8(1))
    case .number(let number):
      writer.write(UInt8(2))
      writer.write(number)
    case .bytes(let bytes):
      writer.write(UInt8(3))
      writer.write(bytes) { $0.write($1) }
    case .refused(let reason):
      writer.write(UInt8(4))
      writer.write(reason)
    case .finished(let games):
      writer.write(UInt8(5))
      writer.write(UInt32(games.count))
      for game in games {
        writer.write(game.completion)
        writer.write(game.finishedAt)
        writer.write(Int32(clamping: game.day.number))
      }
    case .saved(let game):
      writer.write(UInt8(6))
      writer.write(game) { writer, game in
        writer.write(game.route)
        writer.write(game.seed)
        writer.write(game.snapshot)
        writer.write(game.savedAt)
      }
    }
    return writer.bytes
  }

  /// Reads an answer.
  public init(decoding bytes: [UInt8]) throws(WireError) {
    var reader = WireReader(bytes)
    switch try reader.read(UInt8.self) {
    case 1: self = .done
    case 2: self = .number(try reader.read())
    case 3:
      self = .bytes(
        try reader.readOptional { (reader) throws(WireError) in try reader.readBytes() })
    case 4: self = .refused(try reader.readText())
    case 5:
      let count = try reader.read(UInt32.self)
      guard count <= Self.mostFinished else {
        throw WireError("an answer has more than \(Self.mostFinished) finished games")
      }
      var games: [FinishedGame] = []
      for _ in 0..<count {
        games.append(
          FinishedGame(
            completion: try reader.readCompletion(), finishedAt: try reader.read(),
            day: Day(number: Int(try reader.read(Int32.self)))))
      }
      self = .finished(games)
    case 6:
      self = .saved(
        try reader.readOptional { (reader) throws(WireError) in
          SavedGame(
            route: try reader.readText(), seed: try reader.read(),
            snapshot: try reader.readSnapshot(), savedAt: try reader.read())
        })
    case let kind: throw WireError("no such answer: \(kind)")
    }
  }
}

extension WireWriter {
  fileprivate mutating func write(_ completion: GameCompletion) {
    write(completion.mode)
    write(completion.gameID)
    write(completion.isWon)
    write(completion.isAssisted)
    write(completion.elapsed)
    write(completion.score)
    write(completion.leaderboard) { $0.write($1) }
  }

  fileprivate mutating func write(_ event: TelemetryEvent) {
    write(event.name)
    write(UInt32(event.attributes.count))
    for (key, value) in event.attributes.sorted(by: { $0.key < $1.key }) {
      write(key)
      switch value {
      case .text(let text):
        write(UInt8(1))
        write(text)
      case .integer(let integer):
        write(UInt8(2))
        write(integer)
      case .number(let number):
        write(UInt8(3))
        write(number.bitPattern)
      case .flag(let flag):
        write(UInt8(4))
        write(flag)
      }
    }
  }
}

extension WireReader {
  fileprivate mutating func readCompletion() throws(WireError) -> GameCompletion {
    GameCompletion(
      mode: try readText(), gameID: try readText(), isWon: try readFlag(),
      isAssisted: try readFlag(), elapsed: try read(), score: try read(),
      leaderboard: try readOptional { (reader) throws(WireError) in try reader.readText() })
  }

  fileprivate mutating func readTelemetry() throws(WireError) -> TelemetryEvent {
    var event = TelemetryEvent(try readText())
    let count = try read(UInt32.self)
    guard count <= 64 else { throw WireError("a telemetry event has more than 64 attributes") }
    for _ in 0..<count {
      let key = try readText()
      event.attributes[key] =
        switch try read(UInt8.self) {
        case 1: .text(try readText())
        case 2: .integer(try read())
        case 3: .number(Double(bitPattern: try read()))
        case 4: .flag(try readFlag())
        default: throw WireError("no such attribute")
        }
    }
    return event
  }
}
