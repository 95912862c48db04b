extension Reactor {
  /// Calls `body` once, when the clock of `now` has reached a time in nanoseconds.
  @discardableResult
  public func timer(at deadline: Int64, _ body: @escaping () -> Void) -> ReactorHandle {
    let token = nextToken()
    let handle = ReactorHandle { [weak self] in self?.timers[token] = nil }
    timers[token] = Timer(deadline: deadline, handle: handle, body: body)
    return handle
  }

  /// Calls `body` once, so many milliseconds from now.
  @discardableResult
  public func timer(after milliseconds: Int, _ body: @escaping () -> Void) -> ReactorHandle {
    timer(at: Self.now + Int64(milliseconds) * 1_000_000, body)
  }

  /// Calls what is due, in the order of the deadlines; false when nothing was.
  func fireTimers() -> Bool {
    guard !timers.isEmpty else { return false }
    let now = Self.now
    let due = timers.filter { $0.value.deadline <= now }.sorted {
      ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key)
    }
    for (token, timer) in due where timers[token] != nil {
      timers[token] = nil
      timer.handle.expire()
      timer.body()
    }
    return !due.isEmpty
  }
}
