import Platform
import Testing

@testable import ALSAAudio

@Suite("The machine's sound")
struct SoundSystemTests {
  /// Counts what happens to a device, from whichever thread.
  private static func counting(
    _ writer: FileDescriptor
  ) -> @Sendable () throws(AudioUnavailable) -> any SoundOutput {
    let number = writer.rawValue
    return { PipedOutput(number) }
  }

  /// A device that writes a letter for each call into a pipe.
  private final class PipedOutput: SoundOutput {
    let number: Int32
    init(_ number: Int32) { self.number = number }

    private func say(_ letter: String) {
      let descriptor = FileDescriptor(owning: number)
      try? descriptor.write(letter)
      _ = descriptor.release()
    }

    func write(_ samples: [Int16]) throws(AudioUnavailable) { say("w") }
    func drain() throws(AudioUnavailable) { say("d") }
    func close() { say("c") }
  }

  private final class Host {
    var bells = 0
    var lines: [String] = []
    var time: Int64 = 0
  }

  private func system(
    _ host: Host, _ open: @escaping @Sendable () throws(AudioUnavailable) -> any SoundOutput
  ) -> SoundSystem {
    SoundSystem(
      setup: PlaybackThread.Setup(soundsFolder: nil, openOutput: open), bell: { host.bells += 1 },
      log: { host.lines.append($0) }, now: { host.time })
  }

  @Test("a cue goes through the thread to the device, and stopping gives the device back")
  func throughTheThread() throws {
    let (reader, writer) = try FileDescriptor.pipe()
    let system = system(Host(), Self.counting(writer))
    #expect(system.replyDescriptor == nil)
    system.player(prefix: "x.").play("tap")
    // 45 ms in blocks of 10 ms, then the end is waited for.
    var seen = ""
    while !seen.hasSuffix("d") {
      guard reader.wait(for: .reading, milliseconds: 20_000) == .ready else { break }
      seen += String(decoding: try reader.read(upTo: 100) ?? [], as: UTF8.self)
    }
    #expect(seen == "wwwwwd")
    system.stop(milliseconds: 20_000)
    #expect(try reader.read(upTo: 100) == Array("c".utf8))
    system.player(prefix: "x.").play("tap")
    #expect(system.replyDescriptor == nil)
  }

  @Test("muted or at no volume nothing is started")
  func muted() {
    let host = Host()
    let system = system(host) { () throws(AudioUnavailable) in throw AudioUnavailable("none") }
    system.isMuted = true
    system.player(prefix: "").play("tap")
    system.isMuted = false
    system.volume = 0
    system.player(prefix: "").play("tap")
    #expect(system.replyDescriptor == nil)
    #expect(host.bells == 0)
  }

  @Test("without a device the bell rings, at most four times a second, and the reason is kept")
  func bell() throws {
    let host = Host()
    let system = system(host) { () throws(AudioUnavailable) in throw AudioUnavailable("no device") }
    func play() throws {
      system.player(prefix: "").play("tap")
      let replies = try #require(system.replyDescriptor)
      #expect(replies.wait(for: .reading, milliseconds: 20_000) == .ready)
      system.handleReplies()
    }
    try play()
    #expect(host.bells == 1)
    #expect(system.limitation == "no device")
    host.time = 249
    try play()
    #expect(host.bells == 1)
    host.time = 250
    try play()
    #expect(host.bells == 2)
    #expect(host.lines == ["no device"])
  }

  @Test("a host that hears of a missing device late does not ring for what was muted meanwhile")
  func mutedMeanwhile() throws {
    let host = Host()
    let system = system(host) { () throws(AudioUnavailable) in throw AudioUnavailable("none") }
    system.player(prefix: "").play("tap")
    let replies = try #require(system.replyDescriptor)
    #expect(replies.wait(for: .reading, milliseconds: 20_000) == .ready)
    system.isMuted = true
    system.handleReplies()
    #expect(host.bells == 0)
  }
}
