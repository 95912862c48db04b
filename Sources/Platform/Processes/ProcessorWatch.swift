import CPlatform

/// Kills a child that uses the processor for so long without being asked for anything.
///
/// It rests as long as the child does, and the child cannot evade it: the kernel counts for this
/// process. Nil where there is no such timer, or no descriptor of the child (kernels before 5.3).
public final class ProcessorWatch {
  private let watch: OpaquePointer
  /// Stays open as long as the timer's thread may use it.
  private let exit: FileDescriptor

  /// Watches a child; `milliseconds` is what it may use, and at most twice that.
  public init?(_ child: ChildProcess, milliseconds: Int) {
    guard let exit = child.exitDescriptor,
      let watch = cplatform_processor_watch_start(
        child.pid, exit.rawValue, Int64(milliseconds) * 1_000_000)
    else { return nil }
    self.exit = exit
    self.watch = watch
  }

  deinit { cplatform_processor_watch_stop(watch) }

  /// The child is asked for something, until it has `answered`: by the player, or by a clock that
  /// it wished for itself, which does not give it a new allowance.
  public func asked(byPlayer: Bool) {
    cplatform_processor_watch_asked(watch, byPlayer ? 1 : 0)
  }

  /// The child has answered.
  public func answered() { cplatform_processor_watch_answered(watch) }

  /// Whether the child was killed for it.
  public var hasFired: Bool { cplatform_processor_watch_has_fired(watch) != 0 }
}
