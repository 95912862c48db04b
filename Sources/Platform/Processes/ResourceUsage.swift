import Glibc

/// What a process has used so far, or used until its end.
public struct ResourceUsage: Hashable, Sendable {
  /// The most memory that it had resident, in bytes; 0 when that is not known.
  public var peakMemory: Int
  /// The time that processors worked for it, in milliseconds.
  public var processorTime: Int

  /// Makes a usage.
  public init(peakMemory: Int, processorTime: Int) {
    self.peakMemory = peakMemory
    self.processorTime = processorTime
  }

  /// What this process has used.
  public static func ofThisProcess() -> ResourceUsage {
    var usage = rusage()
    getrusage(Self.thisProcess, &usage)
    var result = ResourceUsage(usage)
    // The kernel's other figure counts what the shell had resident from which this was started.
    if let peak = peakMemory(ofProcess: "self") { result.peakMemory = peak }
    return result
  }

  /// The most memory that a running process had resident since it began its program, in bytes.
  public static func peakMemory(of pid: Int32) -> Int? { peakMemory(ofProcess: "\(pid)") }

  // The C macro's value: its enumeration is another type than the call's parameter.
  private static let thisProcess = __rusage_who_t(RUSAGE_SELF.rawValue)

  init(_ usage: rusage) {
    func milliseconds(_ time: timeval) -> Int { time.tv_sec * 1000 + Int(time.tv_usec) / 1000 }
    peakMemory = usage.ru_maxrss * 1024
    processorTime = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }

  private static func peakMemory(ofProcess name: String) -> Int? {
    guard let bytes = try? FileSystem.read("/proc/\(name)/status", limit: 1 << 16) else {
      return nil
    }
    let mark = "VmHWM:"
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    where line.hasPrefix(mark) {
      let digits = line.dropFirst(mark.utf8.count).drop { $0 == " " || $0 == "\t" }
        .prefix { $0.isNumber }
      return Int(digits).map { $0 * 1024 }
    }
    return nil
  }
}
