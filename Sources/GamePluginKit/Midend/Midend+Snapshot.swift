public import GameShellKit

extension Midend {
  /// The whole game as bytes: its ID, all moves with what can be redone, time, and `extra`.
  ///
  /// `version` is the game's state version, which changes when the rules or the encoding of moves
  /// do; the format around it has a version of its own.
  public func snapshot(version: UInt32, summary: String = "", progress: Int = 0) -> Snapshot {
    Snapshot(
      version: version, state: encoded(), summary: summary, elapsed: clock.elapsed,
      progress: isComplete ? 1000 : progress, isFinished: isComplete, isPristine: isPristine)
  }

  /// Restores a game from what `snapshot` wrote. It is taken whole: damaged bytes, an illegal move
  /// or anything left over throw `badState`, and there is no half a game.
  ///
  /// The clock goes on from where it was, beginning at `time`.
  public init(
    restoring snapshot: Snapshot, at time: GameTime = GameTime(steady: 0, wall: 0)
  ) throws(SceneFault) {
    do {
      self = try Self.decoded(snapshot.state, at: time)
    } catch {
      throw SceneFault(.badState, "the saved game cannot be read: \(error)")
    }
  }

  private static var magic: [UInt8] { [UInt8]("GHM".utf8) }
  private static var format: UInt8 { 1 }

  private func encoded() -> [UInt8] {
    var writer = ByteWriter()
    for byte in Self.magic { writer.write(byte) }
    writer.write(Self.format)
    writer.write("\(id)")
    writer.write(Game.description(of: history.initial) ?? "")
    writer.write(UInt64(clock.elapsed))
    writer.write(UInt8((isBegun ? 1 : 0) | (isAssisted ? 2 : 0)))
    writer.write(undoCount)
    writer.write(history.position)
    writer.write(history.moves.count)
    var moves = ByteWriter()
    for move in history.moves { Game.write(move, to: &moves) }
    writer.write(moves.bytes)
    writer.write(extra)
    writer.writeFixed(Checksum.fnv1a(writer.bytes[...]))
    return writer.bytes
  }

  private static func decoded(
    _ bytes: [UInt8], at time: GameTime
  ) throws(ByteFault) -> Midend {
    guard bytes.count > 12, Array(bytes[..<3]) == magic else {
      throw .malformed("it is not a saved game")
    }
    guard bytes[3] == format else {
      throw .malformed("it has format \(bytes[3]); this build reads \(format)")
    }
    var tail = ByteReader(bytes[(bytes.count - 8)...])
    let body = bytes[..<(bytes.count - 8)]
    guard try tail.readFixed() == Checksum.fnv1a(body) else { throw .malformed("it is damaged") }
    var reader = ByteReader(body[4...])
    var midend = try readStart(from: &reader, at: time)
    try midend.readPlay(from: &reader)
    guard reader.remaining == 0 else { throw .malformed("something follows its end") }
    midend.runClockIfPlaying()
    return midend
  }

  /// Reads the ID and makes the first position, from the stored description where there is one.
  private static func readStart(
    from reader: inout ByteReader, at time: GameTime
  ) throws(ByteFault) -> Midend {
    let idText = try reader.readText()
    let description = try reader.readText()
    do {
      let id = try GameID<Game>(idText)
      let initial =
        description.isEmpty
        ? try id.initialState() : try Game.initial(id.parameters, description: description)
      return Midend(id, initial: initial, at: time)
    } catch {
      throw .malformed("\(error)")
    }
  }

  private mutating func readPlay(from reader: inout ByteReader) throws(ByteFault) {
    let elapsed = try reader.readInt(below: 1 << 50)
    let flags = try reader.readByte()
    guard flags < 4 else { throw .malformed("unknown flags \(flags)") }
    undoCount = try reader.readInt(below: 1 << 50)
    let position = try reader.readInt(below: 1 << 50)
    let count = try reader.readInt(below: 1 << 50)
    let encodedMoves = try reader.readBytes()
    guard position <= count, count <= encodedMoves.count else {
      throw .malformed("its move counts contradict each other")
    }
    var moves = ByteReader(encodedMoves)
    for index in 0..<count {
      guard history.play(try Game.readMove(from: &moves)) else {
        throw .malformed("move \(index + 1) is not allowed")
      }
    }
    guard moves.remaining == 0 else { throw .malformed("something follows its moves") }
    history.goBack(to: position)
    extra = try reader.readBytes()
    clock = PlayClock(elapsed: Int64(elapsed), steady: clock.lastSteady)
    isBegun = flags & 1 != 0
    isAssisted = flags & 2 != 0
  }
}
