// A game in Swift with the door's header alone. Two builds of it have the same module, classes and
// conformances, and differ in what a move counts: -D SECOND.

/// What a class looks like is asked of the runtime, which has to find the right conformance.
protocol Shown {
  var text: String { get }
}

class Counter {
  var count = 0
  #if SECOND
    func move() { count += 10 }
  #else
    func move() { count += 1 }
  #endif
}

final class Board: Counter {
  var builder = gh_builder()
  var moves: [String: [Int]] = [:]

  override func move() {
    super.move()
    moves["all", default: []].append(count)
  }

  deinit { gh_builder_free(&builder) }
}

extension Board: Shown {
  var text: String {
    let counts = moves["all", default: []].map(String.init).joined(separator: "+")
    #if SECOND
      return "second \(counts)"
    #else
      return "first \(counts)"
    #endif
  }
}

func board(_ session: OpaquePointer?) -> Board? {
  session.map { Unmanaged<Board>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
}

func withText<R>(_ text: String, _ body: (gh_text) -> R) -> R {
  var text = text
  return text.withUTF8 { bytes in
    bytes.withMemoryRebound(to: CChar.self) {
      body(gh_text(bytes: $0.baseAddress, length: UInt64($0.count)))
    }
  }
}

func constant(_ text: StaticString) -> gh_text {
  text.withUTF8Buffer { bytes in
    bytes.withMemoryRebound(to: CChar.self) {
      gh_text(bytes: $0.baseAddress, length: UInt64($0.count))
    }
  }
}

nonisolated(unsafe) let table: UnsafeMutablePointer<gh_game> = {
  let table = UnsafeMutablePointer<gh_game>.allocate(capacity: 1)
  var game = gh_game()
  game.abi_version = UInt32(GH_ABI_VERSION)
  game.size = UInt32(MemoryLayout<gh_game>.size)
  game.lowest_abi_version = UInt32(GH_ABI_LOWEST)
  #if SECOND
    game.manifest = constant(
      """
      {"subsystem":"org.example.second","title":"Second","version":"1","tints":{"primary":\
      "#1e90ff","secondary":"#888888"},"audioKeyPrefix":"s.","reminder":{"title":"t","body":"b"},\
      "homeModes":[{"id":"a","title":"A","route":"board/a"}],"removeAdsProductId":"x",\
      "cloud":{"container":"s"},"stateVersion":1}
      """)
  #else
    game.manifest = constant(
      """
      {"subsystem":"org.example.first","title":"First","version":"1","tints":{"primary":\
      "#1e90ff","secondary":"#888888"},"audioKeyPrefix":"f.","reminder":{"title":"t","body":"b"},\
      "homeModes":[{"id":"a","title":"A","route":"board/a"}],"removeAdsProductId":"x",\
      "cloud":{"container":"f"},"stateVersion":1}
      """)
  #endif
  game.open = { _, _, _, session in
    session?.pointee = OpaquePointer(Unmanaged.passRetained(Board()).toOpaque())
    return GH_OK
  }
  game.event = { session, event, response in
    guard let event, event.pointee.kind == GH_EVENT_KEY, event.pointee.key == 43 else {
      return GH_OK
    }
    board(session)?.move()
    response?.pointee.flags = UInt32(GH_RESPONSE_HANDLED | GH_RESPONSE_CHANGED)
    return GH_OK
  }
  game.render = { session, _, _, frame in
    guard let board = board(session), let shown = (board as Any) as? any Shown else {
      return GH_ERROR
    }
    gh_builder_begin(&board.builder)
    gh_build_column(&board.builder, 0, GH_ALIGN_START)
    _ = withText(shown.text) { gh_build_text(&board.builder, UInt16(GH_ROLE_NORMAL), $0) }
    gh_build_close(&board.builder)
    frame?.pointee = gh_builder_finish(&board.builder, 0)
    return GH_OK
  }
  game.close = { session in
    guard let session else { return }
    Unmanaged<Board>.fromOpaque(UnsafeRawPointer(session)).release()
  }
  table.initialize(to: game)
  return table
}()

/// The door.
@c public func makeGameConfig(_ host: UnsafePointer<gh_host>?) -> UnsafePointer<gh_game>? {
  UnsafePointer(table)
}
