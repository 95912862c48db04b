import Platform
import Testing

@testable import GameStage

@Suite("The channel between host and stage")
struct StageChannelTests {
  private func pair() throws -> (StageChannel, StageChannel) {
    let (a, b) = try PacketSocket.pair()
    return (StageChannel(a), StageChannel(b))
  }

  @Test(
    "messages of every size around a packet's arrive whole",
    arguments: [
      0, 1, 65_527, 65_528, 65_529, 131_056, 150_000,
    ])
  func sizes(_ count: Int) throws {
    let (host, stage) = try pair()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    #expect(host.send(.request, sequence: 9, bytes, milliseconds: 100))
    guard case .message(let message) = stage.receive(milliseconds: 100) else {
      Issue.record("no message")
      return
    }
    #expect(message.kind == .request)
    #expect(message.sequence == 9)
    #expect(message.bytes == bytes)
  }

  @Test("a closed end is told apart from silence")
  func ends() throws {
    let (host, stage) = try pair()
    guard case .timedOut = stage.receive(milliseconds: 1) else {
      Issue.record("silence was not a time-out")
      return
    }
    host.socket.descriptor.close()
    guard case .closed = stage.receive(milliseconds: 100) else {
      Issue.record("the end was not seen")
      return
    }
  }

  @Test(
    "packets that are no messages are a broken protocol",
    arguments: [
      [1], [0, 1, 0, 0, 0, 0, 0, 0], [9, 1, 0, 0, 0, 0, 0, 0], [1, 2, 0, 0, 0, 0, 0, 0],
    ] as [[UInt8]])
  func garbage(_ packet: [UInt8]) throws {
    let (a, b) = try PacketSocket.pair()
    _ = try a.send(packet, milliseconds: 100)
    guard case .broken = StageChannel(b).receive(milliseconds: 100) else {
      Issue.record("garbage was believed")
      return
    }
  }

  @Test("the parts of two messages may not be mixed")
  func mixedParts() throws {
    let (a, b) = try PacketSocket.pair()
    _ = try a.send([1, 0, 0, 0, 1, 0, 0, 0, 5], milliseconds: 100)
    _ = try a.send([1, 1, 0, 0, 2, 0, 0, 0, 5], milliseconds: 100)
    guard case .broken = StageChannel(b).receive(milliseconds: 100) else {
      Issue.record("mixed parts were believed")
      return
    }
  }
}
