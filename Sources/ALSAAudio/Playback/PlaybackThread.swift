import Platform

/// The sound's thread, seen from the host: commands go there, replies come back.
///
/// The queue is the kernel's: a packet either fits at once or is dropped, so sending never waits,
/// and a thread without anything to do sleeps in the kernel.
final class PlaybackThread {
  /// What the thread is made of; made here, used there.
  struct Setup: Sendable {
    var soundsFolder: String?
    var openOutput: @Sendable () throws(AudioUnavailable) -> any SoundOutput
    var now: @Sendable () -> Int64 = { MonotonicClock.milliseconds }
  }

  private let socket: PacketSocket
  private let thread: WorkerThread

  init(_ setup: Setup) throws(SystemError) {
    let (near, far) = try PacketSocket.pair(bufferSize: 32 << 10)
    let descriptor = far.descriptor.release()
    do throws(SystemError) {
      thread = try WorkerThread(name: "gamehost-sound") {
        Self.run(PacketSocket(FileDescriptor(owning: descriptor)), setup)
      }
    } catch {
      FileDescriptor(owning: descriptor).close()
      throw error
    }
    socket = near
  }

  /// Becomes readable when there is a reply.
  var replyDescriptor: FileDescriptor { socket.descriptor }

  /// Hands a command over; false when there was no room for it.
  func send(_ command: PlaybackCommand) -> Bool {
    (try? socket.send(command.packet, milliseconds: 0)) == .sent
  }

  /// The next reply that is there already.
  func nextReply() -> PlaybackReply? {
    guard let packet = try? socket.receive(milliseconds: 0), !packet.isEmpty else { return nil }
    return PlaybackReply(packet: packet)
  }

  /// Ends the thread, which gives the device back. One that hangs in the device is left alone
  /// after the time: it ends with the process.
  @discardableResult
  func stop(milliseconds: Int) -> Bool {
    socket.descriptor.close()
    return thread.wait(milliseconds: milliseconds)
  }

  /// Ends the thread once everything has been heard; false when the time was up first.
  func finish(_ settings: PlaybackCommand, milliseconds: Int) -> Bool {
    var command = settings
    command.isLast = true
    _ = try? socket.send(command.packet, milliseconds: milliseconds)
    return thread.wait(milliseconds: milliseconds)
  }

  private static func run(_ socket: PacketSocket, _ setup: Setup) {
    // A host that does not listen loses replies; the thread does not wait for it.
    let reply = { (reply: PlaybackReply) in
      _ = try? socket.send(reply.packet, milliseconds: 0)
    }
    let engine = PlaybackEngine(
      sounds: SoundLibrary(folder: setup.soundsFolder) { reply(.problem($0)) },
      openOutput: setup.openOutput, now: setup.now, reply: reply)
    var buffer = [UInt8](repeating: 0, count: 1024)
    var rest = PlaybackEngine.Rest.untilCommand
    while true {
      let receipt = buffer.withUnsafeMutableBytes { bytes in
        try? socket.receive(into: bytes, milliseconds: rest.milliseconds)
      }
      switch receipt {
      case .packet(let count):
        if let command = PlaybackCommand(packet: buffer[..<count]) {
          engine.receive(command)
          if command.isLast {
            while engine.step() == .none {}
            engine.close()
            return
          }
        }
        // All commands that are there take effect together.
        rest = .none
        if socket.descriptor.wait(for: .reading, milliseconds: 0) == .ready { continue }
      case .timedOut: break
      case .closed, nil:
        engine.close()
        return
      }
      rest = engine.step()
    }
  }
}

extension PlaybackEngine.Rest {
  /// As a waiting time; nil for ever.
  fileprivate var milliseconds: Int? {
    switch self {
    case .none: 0
    case .milliseconds(let count): count
    case .untilCommand: nil
    }
  }
}
