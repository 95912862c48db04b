import GameShellKit
import GameShellUI
import Platform
import SQLiteStore

/// A backup that is being made on a thread of its own.
final class BackupRun {
  private let thread: WorkerThread
  /// Why it came to nothing; set before the thread ends.
  private let failure = Locked<SaveError?>(nil)

  init?(_ store: SQLiteStore, now: Int64) {
    let (make, failure) = (store.makeBackup, failure)
    let thread = try? WorkerThread(name: "backup") {
      do throws(SaveError) { try make(now) } catch { failure.with { $0 = error } }
    }
    guard let thread else { return nil }
    self.thread = thread
  }

  /// Waits for the end; nil when it went well, or is not over yet.
  func finish(milliseconds: Int) -> SaveError? {
    thread.wait(milliseconds: milliseconds) ? failure.with { $0 } : nil
  }
}

extension GameHost {
  /// Begins what may wait until the player sees something.
  func firstFrameShown() {
    isShowing = true
    startBackup()
    startSync()
  }

  /// Makes a backup of the store beside the play if the newest is a day old. To be called when
  /// the first frame is on the screen.
  ///
  /// A store that was made a moment ago holds nothing; it is backed up at the end of the run.
  func startBackup() {
    guard backup == nil, let store = seams?.store, !store.backups.all.isEmpty,
      store.backups.isDue(at: clock.now.wall)
    else { return }
    backup = BackupRun(store, now: clock.now.wall)
  }

  /// Sees to it that there is a backup of today or yesterday, at the end of the run.
  ///
  /// A backup that takes longer than the player should wait is given up; what is half made does
  /// not count, and is removed by the next.
  func finishBackup() {
    guard let store = seams?.store else { return }
    if backup == nil, store.backups.isDue(at: clock.now.wall) {
      backup = BackupRun(store, now: clock.now.wall)
    }
    if let failure = backup?.finish(milliseconds: 1500) {
      seams?.faults.reporter(subsystem: "gamehost").report("No backup was made: \(failure)")
    }
    backup = nil
  }

  /// Tells the player what befell the store, and other things: in the root that is on the
  /// screen, now and later. Answers whether there was something to tell now.
  func tellIncidents<Route>(_ root: GameRoot<Route>, and others: [String] = []) -> Bool {
    seams?.store.incidentHappened = { [weak self, weak root] incident in
      guard let root else {
        self?.untoldIncidents.append(incident)
        return
      }
      root.home = nil
      root.showToast(incident.sentence(root.strings))
    }
    let told = untoldIncidents.map { $0.sentence(root.strings) } + others
    untoldIncidents = []
    if !told.isEmpty { root.tellFirst(told.joined(separator: " ")) }
    return !told.isEmpty
  }
}

extension StoreIncident {
  /// What happened, in one sentence for the player.
  func sentence(_ strings: ShellStrings) -> String {
    let file = kept.map { Path.name(of: $0) } ?? ""
    switch remedy {
    case .restored(let time):
      let words = kept == nil ? strings.toasts.storeFound : strings.toasts.storeRestored
      return words.filling("file", with: file).filling("time", with: localTime(time))
    case .begunAnew: return strings.toasts.storeBegun.filling("file", with: file)
    case .logDropped: return strings.toasts.storeLogDropped.filling("file", with: file)
    }
  }
}

/// A time on the player's clock, for example `2026-11-29 14:02`.
func localTime(_ unixMilliseconds: Int64) -> String {
  let local = unixMilliseconds + Int64(LocalTime.offsetMinutes(at: unixMilliseconds)) * 60_000
  let day = Day(number: Int(local / 86_400_000))
  let minutes = local % 86_400_000 / 60_000
  let (hour, minute) = (minutes / 60, minutes % 60)
  return "\(day) \(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
}
