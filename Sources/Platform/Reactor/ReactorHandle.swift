/// One thing that a reactor waits for: a descriptor, a timer or a signal.
///
/// The wait goes on until `cancel`, whether the handle is kept or not. Nothing is called after
/// `cancel`, even when the event had already happened.
public final class ReactorHandle {
  private var onCancel: (() -> Void)?

  init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

  /// Ends the wait; a second call does nothing.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }

  /// Forgets how to cancel, since there is nothing left to wait for.
  func expire() { onCancel = nil }

  /// Whether the wait still goes on.
  public var isActive: Bool { onCancel != nil }
}
