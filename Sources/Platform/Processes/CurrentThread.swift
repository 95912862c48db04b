import CPlatform

/// The kernel's number of the running thread.
public func currentThreadID() -> Int { Int(cplatform_thread_id()) }
