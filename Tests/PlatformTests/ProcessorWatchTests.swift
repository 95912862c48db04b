import Platform
import Testing

@Suite("What a child uses of the processor while nobody asks")
struct ProcessorWatchTests {
  private func shell(_ script: String) throws -> ChildProcess {
    try ChildProcess(
      ChildProcess.Launch(
        path: "/bin/sh", arguments: ["-c", script], environment: Environment()))
  }

  private let spinning = "trap '' XCPU TERM; while :; do :; done"

  /// Milliseconds of the processor that a process has used.
  private func used(_ child: ChildProcess) throws -> Int {
    let bytes = try FileSystem.read("/proc/\(child.pid)/stat", limit: 4096)
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ")
    return try #require(fields.flatMap { Int($0[11]) }) * 10
  }

  @Test("one that spins is killed, and only then it has fired")
  func spins() throws {
    let child = try shell(spinning)
    let watch = try #require(ProcessorWatch(child, milliseconds: 200))
    #expect(child.wait(milliseconds: 120_000) == .signalled(.kill))
    #expect(watch.hasFired)
  }

  @Test("one that is asked may go on; when it has answered, it is killed soon")
  func asked() throws {
    let child = try shell(spinning)
    let watch = try #require(ProcessorWatch(child, milliseconds: 100))
    watch.asked(byPlayer: true)
    while try used(child) < 600 { Pause.milliseconds(20) }
    #expect(child.poll() == nil)
    watch.answered()
    #expect(child.wait(milliseconds: 120_000) == .signalled(.kill))
    #expect(watch.hasFired)
  }

  @Test("one that is asked for by the player again and again goes on; its clock does not count")
  func askedAgain() throws {
    let child = try shell(spinning)
    let watch = try #require(ProcessorWatch(child, milliseconds: 300))
    while try used(child) < 1200 {
      watch.asked(byPlayer: true)
      watch.answered()
      Pause.milliseconds(5)
    }
    #expect(child.poll() == nil)
    let end = MonotonicClock.milliseconds + 120_000
    while child.poll() == nil, MonotonicClock.milliseconds < end {
      watch.asked(byPlayer: false)
      watch.answered()
      Pause.milliseconds(20)
    }
    #expect(watch.hasFired)
  }

  @Test("a watch may end before its child, which is left alone then")
  func ended() throws {
    let child = try shell(spinning)
    var watch = ProcessorWatch(child, milliseconds: 100)
    #expect(watch != nil)
    watch = nil
    while try used(child) < 400 { Pause.milliseconds(20) }
    #expect(child.poll() == nil)
  }
}
