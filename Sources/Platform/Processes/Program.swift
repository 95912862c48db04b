import Glibc

/// The running program.
public enum Program {
  /// The moment, in the nanoseconds of `MonotonicClock`, at which this program was started.
  ///
  /// To be asked at the program's first statement: the time that processors have worked for it
  /// until then is the best there is for how long ago that was. The kernel's own figure counts in
  /// hundredths of a second.
  public static var start: Int64 { MonotonicClock.nanoseconds - processorNanoseconds }

  private static var processorNanoseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Ends the program with an exit code, after what was registered for its end.
  public static func exit(_ code: Int32) -> Never { Glibc.exit(code) }
}
