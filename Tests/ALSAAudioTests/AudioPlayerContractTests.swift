import GameShellKit
import Testing

@testable import ALSAAudio

/// What every audio player promises, whatever it is made of.
enum AudioPlayerContract {
  /// A player, and a question whether it is whole after so many cues.
  struct Subject {
    let player: any AudioPlayer
    let isWhole: (_ cues: Int) -> Bool
  }

  struct Implementation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () -> Subject
  }

  static let implementations = [
    Implementation(testDescription: "in memory") {
      let player = InMemoryAudioPlayer()
      return Subject(player: player) { player.cues.count == $0 }
    },
    Implementation(testDescription: "ALSA, a device that works") {
      subject { () throws(AudioUnavailable) in RecordedOutput() }
    },
    Implementation(testDescription: "ALSA, no device") {
      subject { () throws(AudioUnavailable) in throw AudioUnavailable("none") }
    },
  ]

  /// A live player is whole when its thread still hears and ends when asked.
  private static func subject(
    _ open: @escaping @Sendable () throws(AudioUnavailable) -> any SoundOutput
  ) -> Subject {
    let system = SoundSystem(
      setup: PlaybackThread.Setup(soundsFolder: nil, openOutput: open), bell: {},
      log: { _ in }, now: { 0 })
    return Subject(player: system.player(prefix: "x.")) { _ in
      system.replyDescriptor != nil && system.finish(milliseconds: 60_000)
    }
  }
}

@Suite("Every audio player")
struct AudioPlayerContractTests {
  @Test(
    "takes any name, also those that mean nothing",
    arguments: AudioPlayerContract.implementations)
  func anyName(_ implementation: AudioPlayerContract.Implementation) {
    let subject = implementation.make()
    let names = [
      "tap", "", "no such cue", "../../etc/passwd", "a\u{0}b", "é",
      String(repeating: "x", count: 1 << 20),
    ]
    for name in names { subject.player.play(name) }
    #expect(subject.isWhole(names.count))
  }

  @Test("takes a flood of cues", arguments: AudioPlayerContract.implementations)
  func flood(_ implementation: AudioPlayerContract.Implementation) {
    let subject = implementation.make()
    for _ in 0..<20_000 { subject.player.play("tick") }
    #expect(subject.isWhole(20_000))
  }
}
