import CPlatform

/// What a stage drops before a plugin's first instruction, for good.
///
/// Files: Landlock lets only system libraries, locale and time zone data be read. System calls:
/// seccomp lets a process compute, use what is open already and start threads; it cannot make
/// sockets, run programs, start processes, trace or signal others, or raise its limits.
public enum Sandbox {
  /// Bounds on what the process may use.
  public struct Limits: Hashable, Sendable {
    /// Bytes of address space.
    public var memory: UInt64 = 2 << 30
    /// Bytes that one file, such as the log, may grow to.
    public var fileSize: UInt64 = 4 << 20
    /// Open descriptors.
    public var openFiles: UInt64 = 64

    /// The usual bounds.
    public init() {}
  }

  /// What of the sandbox does not work here, a sentence each; empty when all of it does.
  public typealias Gaps = [String]

  /// Paths below which a game may read.
  public static let readable = [
    "/usr/lib", "/usr/lib64", "/lib", "/lib64", "/usr/local/lib", "/usr/share/zoneinfo",
    "/usr/share/locale", "/usr/lib/locale", "/etc/ld.so.cache", "/etc/localtime", "/dev/null",
    "/dev/zero", "/dev/urandom",
  ]

  /// Enters the sandbox; there is no way back.
  public static func enter(
    limits: Limits = Limits(), alsoReadable: [String] = []
  ) -> Gaps {
    var bounds = bounds(limits)
    var report = cplatform_sandbox_report()
    withCStrings(readable + alsoReadable) { paths, count in
      cplatform_sandbox(paths, count, &bounds, &report)
    }
    return gaps(in: report)
  }

  /// Takes only what also a trusted program keeps: it gains no privileges, and has the limits.
  public static func enterLimitsOnly(limits: Limits = Limits()) -> Gaps {
    var bounds = bounds(limits)
    var report = cplatform_sandbox_report()
    cplatform_limit(&bounds, &report)
    return failures(in: report)
  }

  private static func bounds(_ limits: Limits) -> cplatform_sandbox_limits {
    cplatform_sandbox_limits(
      memory: limits.memory, file_size: limits.fileSize, open_files: limits.openFiles)
  }

  private static func gaps(in report: cplatform_sandbox_report) -> Gaps {
    failures(in: report)
      + gaps(landlock: Int(report.landlock), hasSeccompFilter: report.seccomp != 0)
  }

  /// What should work here but did not.
  private static func failures(in report: cplatform_sandbox_report) -> Gaps {
    [
      ("no_new_privs", report.no_new_privileges), ("resource limits", report.limits),
      ("Landlock", report.landlock), ("seccomp", report.seccomp),
    ].compactMap { what, code in
      code < 0 ? "\(what): \(SystemError(code: -code, operation: what).reason)" : nil
    }
  }

  private static func withCStrings(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?, Int32) -> Void
  ) {
    var block: [CChar] = []
    var offsets: [Int] = []
    for text in texts {
      offsets.append(block.count)
      block += text.utf8CString
    }
    block.withUnsafeBufferPointer { bytes in
      let pointers = offsets.map { offset in bytes.baseAddress.map { $0 + offset } }
      pointers.withUnsafeBufferPointer { body($0.baseAddress, Int32($0.count)) }
    }
  }
}
