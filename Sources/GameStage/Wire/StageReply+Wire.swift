import GameShellKit

extension StageReply {
  /// The reply as bytes.
  public func encoded() -> [UInt8] {
    var writer = WireWriter()
    switch self {
    case .loaded(let table):
      writer.write(UInt8(1))
      writer.write(table.abiVersion)
      writer.write(table.lowestVersion)
      writer.write(table.size)
      writer.write(table.reserved)
      writer.write(table.manifest)
      writer.write(table.hasSnapshot)
      writer.write(table.hasLastError)
      writer.write(table.hasFetchResume)
      writer.write(table.hasMigrate)
    case .done: writer.write(UInt8(2))
    case .event(let response, let snapshot, let frame):
      writer.write(UInt8(3))
      writer.write(response)
      writer.write(snapshot) { $0.write($1) }
      writer.write(frame) { $0.write($1) }
    case .frame(let bytes):
      writer.write(UInt8(4))
      writer.write(bytes)
    case .snapshot(let snapshot):
      writer.write(UInt8(5))
      writer.write(snapshot) { $0.write($1) }
    case .resume(let point):
      writer.write(UInt8(6))
      writer.write(point) { $0.write($1) }
    case .migrated(let bytes):
      writer.write(UInt8(7))
      writer.write(bytes)
    case .failed(let fault):
      writer.write(UInt8(8))
      writer.write(fault.kind.rawValue)
      writer.write(fault.reason)
    }
    return writer.bytes
  }

  /// Reads a reply.
  public init(decoding bytes: [UInt8]) throws(WireError) {
    var reader = WireReader(bytes)
    switch try reader.read(UInt8.self) {
    case 1:
      self = .loaded(
        PluginTable(
          abiVersion: try reader.read(), lowestVersion: try reader.read(),
          size: try reader.read(), reserved: try reader.read(),
          manifest: try reader.readBytes(), hasSnapshot: try reader.readFlag(),
          hasLastError: try reader.readFlag(), hasFetchResume: try reader.readFlag(),
          hasMigrate: try reader.readFlag()))
    case 2: self = .done
    case 3:
      self = .event(
        try reader.readResponse(),
        snapshot: try reader.readOptional { (reader) throws(WireError) in
          try reader.readSnapshot()
        },
        frame: try reader.readOptional { (reader) throws(WireError) in try reader.readBytes() })
    case 4: self = .frame(try reader.readBytes())
    case 5:
      self = .snapshot(
        try reader.readOptional { (reader) throws(WireError) in try reader.readSnapshot() })
    case 6:
      self = .resume(
        try reader.readOptional { (reader) throws(WireError) in try reader.readResumePoint() })
    case 7: self = .migrated(try reader.readBytes())
    case 8:
      guard let kind = SceneFault.Kind(rawValue: try reader.readText()) else {
        throw WireError("no such fault")
      }
      self = .failed(SceneFault(kind, try reader.readText()))
    case let kind: throw WireError("no such reply: \(kind)")
    }
    guard reader.isAtEnd else { throw WireError("a reply has bytes left over") }
  }
}

extension WireWriter {
  fileprivate mutating func write(_ response: SceneResponse) {
    write(response.handled)
    write(response.changed)
    write(response.committed)
    switch response.navigation {
    case nil: write(UInt8(0))
    case .leave, .quit: write(UInt8(1))
    case .open(let route):
      write(UInt8(2))
      write(route)
    }
    write(response.toast) { $0.write($1) }
  }

  fileprivate mutating func write(_ point: ResumePoint<PluginRoute>) {
    write(point.route.path)
    write(point.summary)
    write(Int32(clamping: point.progress))
    write(point.elapsed)
  }
}

extension WireReader {
  fileprivate mutating func readResponse() throws(WireError) -> SceneResponse {
    var response = SceneResponse(
      handled: try readFlag(), changed: try readFlag(), committed: try readFlag())
    switch try read(UInt8.self) {
    case 0: break
    case 1: response.navigation = .leave
    case 2: response.navigation = .open(try readText())
    default: throw WireError("no such navigation")
    }
    response.toast = try readOptional { (reader) throws(WireError) in try reader.readText() }
    return response
  }

  fileprivate mutating func readResumePoint() throws(WireError) -> ResumePoint<PluginRoute> {
    guard let route = PluginRoute(path: try readText()) else {
      throw WireError("a resume point has no route")
    }
    return ResumePoint(
      route: route, summary: try readText(), progress: Int(try read(Int32.self)),
      elapsed: try read())
  }
}
