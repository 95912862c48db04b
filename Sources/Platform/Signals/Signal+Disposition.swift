import CPlatform
import Glibc

extension Signal {
  /// Stops the signal from ending the process: it waits until a reactor reads it.
  ///
  /// The mask is inherited by child processes; whoever starts one must give it an empty mask.
  public func block() { changeMask(SIG_BLOCK) }

  /// Lets the signal act again; one that waits acts at once.
  public func unblock() { changeMask(SIG_UNBLOCK) }

  /// Throws the signal away from now on; calls answer with an error instead.
  public func ignore() { _ = Glibc.signal(rawValue, SIG_IGN) }

  /// Gives the signal the kernel's own action back.
  public func restoreDefault() { _ = Glibc.signal(rawValue, SIG_DFL) }

  /// Sends the signal to this process only.
  public func raiseInProcess() { _ = Glibc.kill(getpid(), rawValue) }

  /// Sends the signal to this process's whole group, as the terminal's own keys do.
  public func raiseInGroup() { _ = Glibc.kill(0, rawValue) }

  /// Takes the signal back when it is blocked and waiting; false when it was not.
  @discardableResult
  public func consumePending() -> Bool {
    var set = Self.set([self])
    var now = timespec()
    return sigtimedwait(&set, nil, &now) == rawValue
  }

  /// Ends this process by the signal's own default action, so that its parent sees the true cause.
  ///
  /// A signal whose default action does not end a process gives the shell's code for it instead.
  public func die() -> Never {
    restoreDefault()
    unblock()
    raiseInProcess()
    exit(128 + rawValue)
  }

  static func set(_ signals: some Sequence<Signal>) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal.rawValue) }
    return set
  }

  private func changeMask(_ how: Int32) {
    var set = Self.set([self])
    pthread_sigmask(how, &set, nil)
  }
}
