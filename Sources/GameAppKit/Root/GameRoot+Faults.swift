import GameShellKit
import GameShellUI

extension GameRoot {
  /// Milliseconds within which a second fault of the same kind ends the attempt to go on.
  private static var patience: Int64 { 60_000 }

  /// After a fault of the board: sets it back to the last stored move, once; otherwise goes Home.
  func recover(from fault: SceneFault) {
    file(fault)
    switch fault.kind {
    case .abandoned:
      play?.scene.close()
      play = nil
      return
    case .refused, .badRoute, .badState:
      showToast(strings.told(fault.reason))
      return
    case .died, .stalled, .invalidFrame, .protocolBroken: break
    }
    guard let play else { return }
    let isRepeated =
      lastFault.map { $0.kind == fault.kind && time.steady - $0.at < Self.patience } ?? false
    lastFault = (fault.kind, time.steady)
    play.scene.close()
    self.play = nil
    guard !isRepeated else {
      giveUp(fault, strings.toasts.failedAgain.filling("reason", with: strings.told(fault.reason)))
      return
    }
    do throws(SceneFault) {
      try reopen(play)
      _ = try self.play?.scene.frame(for: size)
      showToast(strings.toasts.setBack.filling("reason", with: strings.told(fault.reason)))
    } catch {
      self.play?.scene.close()
      self.play = nil
      guard error.kind != .abandoned else { return }
      file(error)
      giveUp(
        error,
        strings.toasts.couldNotGoOn.filling("reason", with: strings.told(fault.reason))
          .filling("error", with: strings.told(error.reason)))
    }
  }

  /// Tells that the game cannot go on; one that fails too often is set aside.
  func giveUp(_ fault: SceneFault, _ message: String) {
    let isSetAside = gaveUp(fault)
    showToast(
      isSetAside
        ? strings.toasts.quarantined.filling("reason", with: strings.told(fault.reason)) : message)
  }

  /// Files a fault with everything that is known of it.
  func file(_ fault: SceneFault) {
    guard fault.kind != .abandoned else { return }
    let diagnosis = diagnose()
    deps.errorReporter.report(
      FaultRecord(
        kind: fault.kind.rawValue, message: fault.reason, events: recentEvents.list,
        backtrace: diagnosis.backtrace, plugin: diagnosis.plugin, pluginVersion: config.version,
        buildID: diagnosis.buildID))
    faultFiled(fault)
  }
}
