import GamePluginABI
import GameShellKit
import Platform
import TestSupport
import Testing

/// A game opened through the door by hand, in the test's own process.
final class DoorGame {
  /// The table, or one of its functions, is not there.
  struct MissingFunction: Error {}

  let table: UnsafePointer<gh_game>
  private let host: UnsafeMutablePointer<gh_host>
  private(set) var session: OpaquePointer?

  init(library path: String, hostVersion: UInt32 = GH_ABI_VERSION) throws {
    let library = try DynamicLibrary(path)
    let make: @convention(c) (UnsafePointer<gh_host>?) -> UnsafePointer<gh_game>? =
      try library.required("makeGameConfig")
    host = .allocate(capacity: 1)
    host.initialize(to: gh_host())
    host.pointee.abi_version = hostVersion
    host.pointee.size = UInt32(MemoryLayout<gh_host>.size)
    host.pointee.lowest_abi_version = GH_ABI_LOWEST
    guard let table = make(host) else { throw MissingFunction() }
    self.table = table
  }

  deinit {
    close()
    host.deallocate()
  }

  /// Opens a route, with a snapshot's state or without; gives the status.
  func open(route: String = "board", seed: UInt64 = 1, state: [UInt8] = []) throws -> gh_status {
    var opened: OpaquePointer?
    let status = try withText(route) { route in
      try state.withUnsafeBufferPointer { state in
        var request = gh_open()
        request.size = UInt32(MemoryLayout<gh_open>.size)
        request.snapshot_version = 1
        request.route = route
        request.seed = seed
        request.columns = 80
        request.rows = 24
        request.snapshot = gh_bytes(bytes: state.baseAddress, length: UInt64(state.count))
        guard let call = table.pointee.open else { throw MissingFunction() }
        return call(table.pointee.context, nil, &request, &opened)
      }
    }
    session = opened
    return status
  }

  func close() {
    if let session { table.pointee.close?(session) }
    session = nil
  }

  /// Sends an event and gives the answer's flags and toast.
  func send(_ event: gh_event, text: String = "") throws -> (flags: UInt32, toast: String) {
    try withText(text) { text in
      var event = event
      event.size = UInt32(MemoryLayout<gh_event>.size)
      event.text = text
      var response = gh_response()
      response.size = UInt32(MemoryLayout<gh_response>.size)
      guard let call = table.pointee.event else { throw MissingFunction() }
      let status = call(session, &event, &response)
      #expect(status == GH_OK)
      return (response.flags, Self.string(response.toast))
    }
  }

  /// Chooses the action of a grid's cell.
  func act(_ action: String, cell: Int32) throws -> (flags: UInt32, toast: String) {
    var event = gh_event()
    event.kind = UInt32(GH_EVENT_ACTION)
    event.cell = cell
    return try send(event, text: action)
  }

  func key(_ key: Key) throws -> (flags: UInt32, toast: String) {
    var event = gh_event()
    event.kind = UInt32(GH_EVENT_KEY)
    event.key = key.code
    return try send(event)
  }

  func frame() throws -> Frame {
    var bytes = gh_bytes()
    guard let call = table.pointee.render else { throw MissingFunction() }
    let status = call(session, 80, 24, &bytes)
    #expect(status == GH_OK)
    return try Frame(
      validating: Array(UnsafeBufferPointer(start: bytes.bytes, count: Int(bytes.length))))
  }

  func snapshot() throws -> (state: [UInt8], summary: String, flags: UInt32, progress: UInt32) {
    var snapshot = gh_snapshot()
    snapshot.size = UInt32(MemoryLayout<gh_snapshot>.size)
    guard let call = table.pointee.snapshot else { throw MissingFunction() }
    let status = call(session, &snapshot)
    #expect(status == GH_OK)
    let state = Array(
      UnsafeBufferPointer(start: snapshot.state.bytes, count: Int(snapshot.state.length)))
    return (state, Self.string(snapshot.summary), snapshot.flags, snapshot.progress)
  }

  var lastError: String {
    table.pointee.last_error.map { Self.string($0(table.pointee.context, session)) } ?? ""
  }

  static func string(_ text: gh_text) -> String {
    guard let bytes = text.bytes else { return "" }
    let raw = UnsafeRawBufferPointer(start: bytes, count: Int(text.length))
    return String(decoding: raw, as: UTF8.self)
  }

  private func withText<R>(_ text: String, _ body: (gh_text) throws -> R) throws -> R {
    let bytes = text.utf8.map { CChar(bitPattern: $0) }
    return try bytes.withUnsafeBufferPointer {
      try body(gh_text(bytes: $0.baseAddress, length: UInt64($0.count)))
    }
  }
}
