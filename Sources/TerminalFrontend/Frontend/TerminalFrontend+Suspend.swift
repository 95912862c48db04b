import GameShellKit
import Platform

extension TerminalFrontend {
  /// Stops the process with the terminal given back, and goes on when the shell says so.
  ///
  /// By its own wish (Ctrl-Z) the whole group stops, as the terminal would have it: a script that
  /// started the program must not go on without it.
  func suspend(isOwnWish: Bool) {
    metrics?.programWasStopped()
    send(.suspend)
    guard reason == nil, failure == nil else { return }
    leave()
    Signal.terminalStop.restoreDefault()
    if isOwnWish {
      // Blocked until here: the group's signal reaches this process when it is let through.
      Signal.terminalStop.raiseInGroup()
    } else {
      Signal.terminalStop.raiseInProcess()
    }
    Signal.terminalStop.unblock()
    // Stopped here, until SIGCONT.
    Signal.terminalStop.block()
    Signal.continue.consumePending()
    send(.resume)
    guard reason == nil, failure == nil else { return }
    enter()
  }

  /// After a stop that could not be foreseen (SIGSTOP): the shell has used the terminal meanwhile.
  func comeBack() {
    guard device.isEntered, reason == nil else { return }
    metrics?.programWasStopped()
    leave()
    enter()
  }
}
