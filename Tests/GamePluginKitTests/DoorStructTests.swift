import GamePluginTesting
import Testing

@testable import GamePluginKit

@Suite("Structs that grow")
struct DoorStructTests {
  @Test("what an older maker did not know reads as absent, cut anywhere")
  func reading() {
    var event = gh_event()
    event.kind = 7
    event.wall_ms = -1
    event.rows = 9
    let rowsEnd = (MemoryLayout<gh_event>.offset(of: \gh_event.rows) ?? 0) + 4
    for size in 0...(MemoryLayout<gh_event>.size + 40) {
      let read = readDoorStruct(&event, size: UInt32(size), zero: gh_event())
      #expect(read.kind == (size >= 8 ? 7 : 0))
      #expect(read.wall_ms == (size >= 24 ? -1 : 0))
      #expect(read.rows == (size & ~7 >= rowsEnd ? 9 : 0))
    }
  }

  @Test("nothing is written past what an older reader made room for")
  func writing() {
    let whole = MemoryLayout<gh_response>.size
    var answer = gh_response()
    withUnsafeMutableBytes(of: &answer) { bytes in
      for index in bytes.indices { bytes[index] = 1 }
    }
    for size in 0...whole {
      let room = UnsafeMutablePointer<gh_response>.allocate(capacity: 2)
      defer { room.deallocate() }
      let bytes = UnsafeMutableRawBufferPointer(start: room, count: 2 * whole)
      bytes.initializeMemory(as: UInt8.self, repeating: 0xee)
      writeDoorStruct(answer, to: room, size: UInt32(size))
      #expect(bytes.allSatisfy { $0 == 1 || $0 == 0xee })
      #expect(bytes.count { $0 == 1 } == size)
    }
  }

  @Test("a host of any size is served: groups beyond its end are absent")
  func smallHosts() throws {
    for size in stride(from: 16, through: MemoryLayout<gh_host>.size, by: 8) {
      let session = TestSession()
      let game = try CounterGame.load(host: TestHost(size: UInt32(size)))
      let scene = try game.open("board", session: session)
      try scene.send(.action("seams"))
      #expect(try scene.send(.key(.character("+"))) == .committed)
      let hasAudio = size >= (MemoryLayout<gh_host>.offset(of: \gh_host.audio) ?? 0) + 8
      #expect(session.audio.cues.isEmpty == !hasAudio)
    }
  }

  @Test("damaged UTF-8 from a host is repaired, not trusted")
  func damagedText() {
    let bytes: [CChar] = [0x61, -1, 0x62]
    let text = bytes.withUnsafeBufferPointer {
      String(gh_text(bytes: $0.baseAddress, length: 3))
    }
    #expect(text == "a\u{fffd}b")
    #expect(String(gh_text(bytes: nil, length: 99)) == "")
  }
}
