import Platform
import TestSupport
import Testing

@Suite("Sound in the real program")
struct SoundEndToEndTests {
  @Test("where nothing can be heard the bell rings for the first cue already, with no further key")
  func bell() throws {
    let game = try SeamsGame()
    // A configuration without any device: ALSA reads it in place of the machine's.
    let folder = try TemporaryFolder()
    try FileSystem.writeAtomically([0x0a], to: folder.file("asound.conf"))
    let host = try HostTerminal(
      path: game.path, variables: ["ALSA_CONFIG_PATH": folder.file("asound.conf")])
    host.terminal.send("1")
    try #require(host.terminal.read(untilShown: "count"))
    #expect(!host.terminal.transcript.contains(0x07))
    host.terminal.send("s")
    #expect(host.terminal.read { $0.transcript.contains(0x07) })
    #expect(host.terminal.shows("count 0."))
  }
}
