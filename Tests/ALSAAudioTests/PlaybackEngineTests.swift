import Testing

@testable import ALSAAudio

@Suite("Playing, step by step")
struct PlaybackEngineTests {
  /// An engine with everything around it.
  final class Bench {
    let output = RecordedOutput()
    var time: Int64 = 0
    var opened = 0
    var openFailure: AudioUnavailable?
    var replies: [PlaybackReply] = []
    private(set) var engine: PlaybackEngine?

    init() {
      engine = PlaybackEngine(
        sounds: SoundLibrary(folder: nil) { _ in },
        openOutput: { [unowned self] () throws(AudioUnavailable) in
          opened += 1
          if let openFailure { throw openFailure }
          return output
        }, now: { [unowned self] in time }, reply: { [unowned self] in replies.append($0) })
    }

    func play(_ cue: String) {
      engine?.receive(
        PlaybackCommand(volume: 1, isMuted: false, cue: .init(prefix: "x.", name: cue)))
    }

    func step() -> PlaybackEngine.Rest? { engine?.step() }

    /// Steps until the engine wants to rest; how many steps that were.
    func run() -> Int {
      for count in 0..<10_000 where step() != PlaybackEngine.Rest.none { return count }
      return .max
    }
  }

  @Test("nothing is opened before the first cue, and no step is wanted")
  func lazy() {
    let bench = Bench()
    #expect(bench.step() == .untilCommand)
    bench.engine?.receive(PlaybackCommand(volume: 0.5, isMuted: false))
    #expect(bench.step() == .untilCommand)
    #expect(bench.opened == 0)
  }

  @Test("a cue is written whole, in as many blocks as it has, and then heard to its end")
  func plays() {
    let bench = Bench()
    bench.play("win")
    // 860 ms in blocks of 10 ms.
    #expect(bench.run() == 86)
    #expect(bench.output.calls == ["write", "drain"])
    var alone = Mixer()
    alone.start(Cue.named("win").synthesized())
    #expect(bench.output.samples == alone.render(frames: 86 * 480))
  }

  @Test("the device sleeps at once, is given back after two seconds, and then nothing wakes")
  func idle() {
    let bench = Bench()
    bench.play("tap")
    _ = bench.run()
    #expect(bench.step() == .milliseconds(2000))
    bench.time = 1999
    #expect(bench.step() == .milliseconds(1))
    bench.time = 2000
    #expect(bench.step() == .untilCommand)
    #expect(bench.output.calls == ["write", "drain", "close"])
    #expect(bench.step() == .untilCommand)
    #expect(bench.opened == 1)
  }

  @Test("a cue within the two seconds uses the open device, one after them opens it again")
  func again() {
    let bench = Bench()
    bench.play("tap")
    _ = bench.run()
    bench.time = 1500
    bench.play("tap")
    _ = bench.run()
    #expect(bench.opened == 1)
    bench.time = 3499
    #expect(bench.step() == .milliseconds(1))
    bench.time = 3500
    _ = bench.step()
    bench.play("tap")
    #expect(bench.opened == 2)
    _ = bench.run()
    #expect(
      bench.output.calls == ["write", "drain", "write", "drain", "close", "write", "drain"])
  }

  @Test("cues that come together are mixed")
  func mixed() {
    let bench = Bench()
    bench.play("win")
    bench.play("lose")
    _ = bench.run()
    var both = Mixer()
    both.start(Cue.named("win").synthesized())
    both.start(Cue.named("lose").synthesized())
    #expect(bench.output.samples == both.render(frames: 86 * 480))
  }

  @Test("without a device each cue is answered, and the device is tried again after 30 seconds")
  func noDevice() {
    let bench = Bench()
    bench.openFailure = AudioUnavailable("no device")
    for _ in 0..<3 { bench.play("tap") }
    #expect(bench.replies == .init(repeating: .unplayed("no device"), count: 3))
    #expect(bench.opened == 1)
    #expect(bench.step() == .untilCommand)
    bench.openFailure = nil
    bench.time = 30_000
    bench.play("tap")
    #expect(bench.opened == 2)
    #expect(bench.replies.last == .audible)
    #expect(bench.run() > 0)
  }

  @Test("a device that breaks is given back and said to be broken")
  func breaks() {
    let bench = Bench()
    bench.play("win")
    _ = bench.step()
    bench.output.breakage = AudioUnavailable("unplugged")
    #expect(bench.step() == .untilCommand)
    #expect(bench.output.calls == ["write", "close"])
    #expect(bench.replies == [.unplayed("unplugged")])
    bench.play("win")
    #expect(bench.opened == 1)
  }

  @Test("commands and replies survive their packets; broken packets are none")
  func packets() {
    let commands = [
      PlaybackCommand(volume: 0.3, isMuted: true),
      PlaybackCommand(volume: 1, isMuted: false, cue: .init(prefix: "gänge.", name: "tap")),
      PlaybackCommand(volume: 0, isMuted: false, cue: .init(prefix: "", name: "")),
    ]
    for command in commands { #expect(PlaybackCommand(packet: command.packet) == command) }
    let long = PlaybackCommand(
      volume: 1, isMuted: false,
      cue: .init(prefix: "p", name: String(repeating: "x", count: 100_000)))
    #expect(long.packet.count < 1024)
    #expect(PlaybackCommand(packet: long.packet)?.cue == .init(prefix: "p", name: ""))
    let full = commands[1].packet
    for count in 0..<9 { #expect(PlaybackCommand(packet: full.prefix(count)) == nil) }
    for reply in [PlaybackReply.unplayed("a"), .problem("ü"), .audible] {
      #expect(PlaybackReply(packet: reply.packet) == reply)
    }
    #expect(PlaybackReply(packet: [9]) == nil)
    #expect(PlaybackReply(packet: [UInt8]()) == nil)
  }
}
