public import Platform

/// Carries whole messages between host and stage over a packet socket, in parts where needed.
///
/// A part is 8 bytes of header (kind, whether it is the last part, two bytes of zero, sequence
/// number) and up to `PacketSocket.greatestPacket` − 8 bytes of message.
public final class StageChannel {
  /// What a message is.
  public enum Kind: UInt8, Sendable {
    case request = 1
    case reply, serviceCall, serviceReply
  }

  /// One message, put together from its parts.
  public struct Message: Hashable, Sendable {
    /// What it is.
    public var kind: Kind
    /// A reply has the number of its request, a service reply that of its call.
    public var sequence: UInt32
    /// What it says.
    public var bytes: [UInt8]
  }

  /// What waiting for a message came to.
  public enum Receipt: Sendable {
    case message(Message)
    case closed
    case timedOut
    /// The other side broke the protocol; the text says how.
    case broken(String)
  }

  /// The most bytes of one message.
  public static let greatestMessage = 16 << 20
  private static let headerSize = 8

  /// The socket, for a reactor to watch.
  public let socket: PacketSocket
  private var partial: Message?
  private let buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: PacketSocket.greatestPacket, alignment: 8)

  /// Speaks over one end of a pair.
  public init(_ socket: PacketSocket) { self.socket = socket }

  deinit { buffer.deallocate() }

  /// Sends a message; false when the other side is gone or takes nothing for the given time.
  public func send(
    _ kind: Kind, sequence: UInt32, _ bytes: [UInt8], milliseconds: Int?
  ) -> Bool {
    let room = PacketSocket.greatestPacket - Self.headerSize
    var offset = 0
    repeat {
      let count = min(room, bytes.count - offset)
      let isLast = offset + count == bytes.count
      buffer[0] = kind.rawValue
      buffer[1] = isLast ? 1 : 0
      buffer[2] = 0
      buffer[3] = 0
      buffer.storeBytes(of: sequence.littleEndian, toByteOffset: 4, as: UInt32.self)
      bytes.withUnsafeBytes {
        guard let base = buffer.baseAddress, let source = $0.baseAddress, count > 0 else { return }
        (base + Self.headerSize).copyMemory(from: source + offset, byteCount: count)
      }
      let packet = UnsafeRawBufferPointer(rebasing: buffer[0..<Self.headerSize + count])
      guard case .sent? = try? socket.send(packet, milliseconds: milliseconds) else { return false }
      offset += count
    } while offset < bytes.count
    return true
  }

  /// Waits for the next whole message; nil milliseconds wait for ever.
  public func receive(milliseconds: Int?) -> Receipt {
    let end = milliseconds.map { MonotonicClock.milliseconds + Int64($0) }
    while true {
      let left = end.map { Int(max(0, $0 - MonotonicClock.milliseconds)) }
      let receipt: PacketSocket.Receipt
      do throws(SystemError) {
        receipt = try socket.receive(into: buffer, milliseconds: left)
      } catch {
        return .broken(error.description)
      }
      switch receipt {
      case .closed: return .closed
      case .timedOut: return .timedOut
      case .packet(let count):
        guard count >= Self.headerSize, let kind = Kind(rawValue: buffer[0]), buffer[1] <= 1 else {
          return .broken("a packet has no header")
        }
        let sequence = UInt32(
          littleEndian: buffer.load(fromByteOffset: 4, as: UInt32.self))
        var message = partial ?? Message(kind: kind, sequence: sequence, bytes: [])
        guard message.kind == kind, message.sequence == sequence else {
          return .broken("the parts of two messages are mixed")
        }
        guard message.bytes.count + count <= Self.greatestMessage else {
          return .broken("a message is longer than \(Self.greatestMessage) bytes")
        }
        message.bytes += buffer[Self.headerSize..<count]
        if buffer[1] == 1 {
          partial = nil
          return .message(message)
        }
        partial = message
      }
    }
  }
}
