import Platform
import Testing

@Suite("Packets")
struct PacketSocketTests {
  @Test("packets keep their bounds and their order")
  func bounds() throws {
    let (a, b) = try PacketSocket.pair()
    #expect(try a.send([1, 2], milliseconds: 0) == .sent)
    #expect(try a.send([3], milliseconds: 0) == .sent)
    #expect(try b.receive(milliseconds: 0) == [1, 2])
    #expect(try b.receive(milliseconds: 0) == [3])
    #expect(try b.receive(milliseconds: 0) == nil)
  }

  @Test("the greatest packet passes in both directions")
  func greatest() throws {
    let (a, b) = try PacketSocket.pair()
    let bytes = [UInt8](repeating: 9, count: PacketSocket.greatestPacket)
    #expect(try a.send(bytes, milliseconds: 0) == .sent)
    #expect(try b.receive(milliseconds: 0) == bytes)
    #expect(try b.send(bytes, milliseconds: 0) == .sent)
    #expect(try a.receive(milliseconds: 0) == bytes)
  }

  @Test("a closed peer is seen after its last packet, and by the sender")
  func closed() throws {
    let (a, b) = try PacketSocket.pair()
    #expect(try a.send([1], milliseconds: 0) == .sent)
    a.descriptor.close()
    #expect(try b.receive(milliseconds: nil) == [1])
    #expect(try b.receive(milliseconds: nil) == [])
    #expect(try b.send([1], milliseconds: nil) == .closed)
  }

  @Test("a peer that closes with packets unread counts as closed")
  func closedUnread() throws {
    let (a, b) = try PacketSocket.pair()
    #expect(try b.send([1], milliseconds: 0) == .sent)
    a.descriptor.close()
    #expect(try b.receive(milliseconds: 1000) == [])
  }

  @Test("a full socket times out, and sends again once there is room")
  func full() throws {
    let (a, b) = try PacketSocket.pair(bufferSize: 8 << 10)
    let bytes = [UInt8](repeating: 1, count: 4 << 10)
    var sent = 0
    while try a.send(bytes, milliseconds: 1) == .sent { sent += 1 }
    #expect(sent > 0)
    for _ in 0..<sent { #expect(try b.receive(milliseconds: 0) == bytes) }
    #expect(try a.send(bytes, milliseconds: 1000) == .sent)
  }

  @Test("a packet that does not fit the buffer is an error, and the next one is whole")
  func truncated() throws {
    let (a, b) = try PacketSocket.pair()
    _ = try a.send([1, 2, 3], milliseconds: 0)
    _ = try a.send([4], milliseconds: 0)
    var buffer = [UInt8](repeating: 0, count: 2)
    #expect(throws: SystemError.self) {
      try buffer.withUnsafeMutableBytes { try b.receive(into: $0, milliseconds: 0) }
    }
    let receipt = try buffer.withUnsafeMutableBytes { try b.receive(into: $0, milliseconds: 0) }
    #expect(receipt == .packet(1) && buffer[0] == 4)
  }
}
