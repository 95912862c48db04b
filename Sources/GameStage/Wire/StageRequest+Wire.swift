import GameShellKit

extension StageRequest {
  /// The request as bytes.
  public func encoded() -> [UInt8] {
    var writer = WireWriter()
    switch self {
    case .load(let name, let path):
      writer.write(UInt8(1))
      writer.write(name)
      writer.write(path)
    case .open(let session, let route, let request):
      writer.write(UInt8(2))
      writer.write(session)
      writer.write(route)
      writer.write(request)
    case .event(let session, let event, let time, let size):
      writer.write(UInt8(3))
      writer.write(session)
      writer.write(event)
      writer.write(time)
      writer.write(size) { $0.write($1) }
    case .render(let session, let size):
      writer.write(UInt8(4))
      writer.write(session)
      writer.write(size)
    case .snapshot(let session):
      writer.write(UInt8(5))
      writer.write(session)
    case .close(let session):
      writer.write(UInt8(6))
      writer.write(session)
    case .fetchResume(let session):
      writer.write(UInt8(7))
      writer.write(session)
    case .migrate(let state, let version):
      writer.write(UInt8(8))
      writer.write(state)
      writer.write(version)
    }
    return writer.bytes
  }

  /// Reads a request.
  public init(decoding bytes: [UInt8]) throws(WireError) {
    var reader = WireReader(bytes)
    switch try reader.read(UInt8.self) {
    case 1: self = .load(name: try reader.readText(), path: try reader.readText())
    case 2:
      self = .open(
        session: try reader.read(), route: try reader.readText(), try reader.readSceneRequest())
    case 3:
      self = .event(
        session: try reader.read(), try reader.readEvent(), try reader.readTime(),
        size: try reader.readOptional { (reader) throws(WireError) in try reader.readSize() })
    case 4: self = .render(session: try reader.read(), try reader.readSize())
    case 5: self = .snapshot(session: try reader.read())
    case 6: self = .close(session: try reader.read())
    case 7: self = .fetchResume(session: try reader.read())
    case 8: self = .migrate(state: try reader.readBytes(), from: try reader.read())
    case let kind: throw WireError("no such request: \(kind)")
    }
    guard reader.isAtEnd else { throw WireError("a request has bytes left over") }
  }
}

extension WireWriter {
  fileprivate mutating func write(_ request: SceneRequest) {
    write(request.seed)
    write(request.time)
    write(Int32(clamping: request.utcOffset))
    write(request.locale)
    write(request.size)
    write(request.snapshot) { $0.write($1) }
  }

  mutating func write(_ snapshot: Snapshot) {
    write(snapshot.version)
    write(snapshot.state)
    write(snapshot.summary)
    write(snapshot.elapsed)
    write(Int32(clamping: snapshot.progress))
    write(snapshot.isFinished)
    write(snapshot.isPristine)
  }
}

extension WireReader {
  fileprivate mutating func readSceneRequest() throws(WireError) -> SceneRequest {
    SceneRequest(
      seed: try read(), time: try readTime(), utcOffset: Int(try read(Int32.self)),
      locale: try readText(), size: try readSize(),
      snapshot: try readOptional { (reader) throws(WireError) in try reader.readSnapshot() })
  }

  mutating func readSnapshot() throws(WireError) -> Snapshot {
    Snapshot(
      version: try read(), state: try readBytes(), summary: try readText(), elapsed: try read(),
      progress: Int(try read(Int32.self)), isFinished: try readFlag(),
      isPristine: try readFlag())
  }
}
