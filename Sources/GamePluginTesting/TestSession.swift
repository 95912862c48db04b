import GamePluginABI
public import GameShellKit

/// What one session asked of its host, for a test to read.
public final class TestSession {
  /// Events, oldest first.
  public let telemetry = InMemoryTelemetry()
  /// Reports, oldest first.
  public let errors = InMemoryErrorReporter()
  /// Scores and achievements.
  public let gameCenter = InMemoryGameCenter()
  /// The game's slots.
  public let store = InMemoryStore()
  /// What the player owns.
  public let monetization = InMemoryMonetization()
  /// Cues, oldest first.
  public let audio = InMemoryAudioPlayer()
  /// The answer to the consent question.
  public let consent = InMemoryConsent()
  /// The daily reminder.
  public let reminders = InMemoryReminders()
  /// Time; `InProcessScene` turns it with each event.
  public let clock = ManualClock()
  /// Finished games, each once.
  public let completions = InMemoryCompletionSink()
  /// Lines for the log, oldest first.
  public internal(set) var log: [String] = []

  /// What the last service returned; overwritten before the next.
  private var lent: UnsafeMutableRawBufferPointer?

  /// Makes a session that nobody asked anything yet.
  public init() {}

  var handle: OpaquePointer { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }

  static func at(_ handle: OpaquePointer?) -> TestSession? {
    handle.map { Unmanaged<TestSession>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
  }

  /// Lends bytes until the next service call.
  func lend(_ bytes: [UInt8]) -> gh_bytes {
    takeBack()
    guard !bytes.isEmpty else { return gh_bytes() }
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    block.copyBytes(from: bytes)
    lent = block
    return gh_bytes(
      bytes: block.baseAddress.map { UnsafePointer($0.assumingMemoryBound(to: UInt8.self)) },
      length: UInt64(bytes.count))
  }

  /// Overwrites and frees what was lent.
  func takeBack() {
    guard let block = lent else { return }
    block.initializeMemory(as: UInt8.self, repeating: 0xdd)
    block.deallocate()
    lent = nil
  }

  deinit { takeBack() }
}
