import Platform

/// Looks at the files that a catalogue has yet to look at, several at a time, in the host's event
/// loop: one that takes its time holds up neither the others nor the player.
final class CatalogueScanner {
  /// How many are looked at at a time. Most answer at once, so that it is those that do not which
  /// fill the places.
  private static let limit = 6

  private struct Running {
    var look: Catalogue.Look
    var handles: [ReactorHandle]

    func end() {
      for handle in handles { handle.cancel() }
      look.scan.cancel()
    }
  }

  private let catalogue: Catalogue
  private let reactor: Reactor
  private let changed: () -> Void
  private var running: [Running] = []
  private var isDue = false

  /// Makes a scanner; `changed` is called when more is known.
  init(_ catalogue: Catalogue, _ reactor: Reactor, changed: @escaping () -> Void) {
    self.catalogue = catalogue
    self.reactor = reactor
    self.changed = changed
  }

  deinit { stop() }

  /// How many files have yet to be looked at, or are being.
  var remaining: Int { catalogue.pending.count + running.count }

  /// Goes on after the catalogue has looked at the folders again.
  func refresh() {
    for index in running.indices.reversed() {
      let path = running[index].look.scan.path
      if catalogue.isUnchanged(running[index].look) {
        catalogue.pending.removeAll { $0 == path }
      } else {
        // Another build stands there by now, or nothing.
        running.remove(at: index).end()
      }
    }
    schedule()
  }

  /// Ends what is under way; nothing of it is kept.
  func stop() {
    for entry in running { entry.end() }
    running = []
  }

  /// One is begun at a time, so that what the player does comes between.
  private func schedule() {
    guard !isDue, running.count < Self.limit, !catalogue.pending.isEmpty else { return }
    isDue = true
    reactor.timer(after: 0) { [weak self] in
      guard let self else { return }
      isDue = false
      begin()
      schedule()
    }
  }

  private func begin() {
    guard running.count < Self.limit, let path = catalogue.pending.first else { return }
    guard let look = catalogue.begin(path) else { return changed() }
    let scan = look.scan
    guard scan.finding == nil, let descriptor = scan.descriptor else {
      catalogue.finish(look)
      return changed()
    }
    let wait = max(0, scan.deadline - MonotonicClock.milliseconds)
    let timer = reactor.timer(after: Int(wait)) { [weak self] in
      scan.expire()
      self?.take(scan)
    }
    guard
      let socket = try? reactor.watch(
        descriptor.rawValue, for: .read,
        { [weak self] _ in
          scan.advance()
          self?.take(scan)
        })
    else {
      // Without the loop it is waited for.
      timer.cancel()
      _ = scan.wait()
      catalogue.finish(look)
      return changed()
    }
    running.append(Running(look: look, handles: [timer, socket]))
  }

  private func take(_ scan: PluginScan) {
    guard scan.finding != nil, let index = running.firstIndex(where: { $0.look.scan === scan })
    else { return }
    let done = running.remove(at: index)
    done.end()
    catalogue.finish(done.look)
    schedule()
    changed()
  }
}
