import GameShellKit
import Platform
import SQLiteStore

/// Syncs games through the player's folder, one after another on a thread of its own.
///
/// The folder may be a slow share, or one that never answers; nothing here waits for it but
/// `finish`, which is told how long.
final class CloudSync {
  /// Becomes readable when a sync is over.
  let descriptor: FileDescriptor

  private struct State {
    var waiting: [CloudSyncJob] = []
    var isRunning = false
    var results: [CloudSyncJob.Result] = []
  }

  private let state = Locked(State())
  private let signal: FileDescriptor
  private var thread: WorkerThread?

  init() throws(SystemError) {
    (descriptor, signal) = try FileDescriptor.pipe()
    try descriptor.setNonBlocking(true)
    try signal.setNonBlocking(true)
  }

  /// Syncs a game as soon as the thread gets to it; one that waits for its turn already is not
  /// synced twice.
  func request(_ job: CloudSyncJob) {
    let mustStart = state.with { state in
      if !state.waiting.contains(where: { $0.game == job.game }) { state.waiting.append(job) }
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard mustStart else { return }
    // Signalling ends with the process at the latest; the number stays open as long as this.
    let signal = signal.rawValue
    thread = try? WorkerThread(name: "sync") { [state] in
      while let job = Self.next(state) {
        let result = job.run()
        state.with { $0.results.append(result) }
        Self.ring(signal)
      }
    }
    if thread == nil { state.with { $0.isRunning = false } }
  }

  /// What has come of syncs since the last call.
  func takeResults() -> [CloudSyncJob.Result] {
    while let bytes = try? descriptor.read(upTo: 64), !bytes.isEmpty {}
    return state.with { state in
      defer { state.results = [] }
      return state.results
    }
  }

  /// Waits until all is synced; false when that takes too long. Then the process may end: what is
  /// half done does not count, and is done at the next start.
  func finish(milliseconds: Int) -> Bool { thread?.wait(milliseconds: milliseconds) ?? true }

  private static func next(_ state: Locked<State>) -> CloudSyncJob? {
    state.with { state in
      if state.waiting.isEmpty {
        state.isRunning = false
        return nil
      }
      return state.waiting.removeFirst()
    }
  }

  private static func ring(_ number: Int32) {
    let signal = FileDescriptor(owning: number)
    defer { _ = signal.release() }
    // A pipe that is full has rung already.
    try? signal.write([0])
  }
}
