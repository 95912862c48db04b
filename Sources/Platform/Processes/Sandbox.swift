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
    var bounds = cplatform_sandbox_limits(
      memory: limits.memory, file_size: limits.fileSize, open_files: limits.openFiles)
    var report = cplatform_sandbox_report()
    withCStrings(readable + alsoReadable) { paths, count in
      cplatform_sandbox(paths, count, &bounds, &report)
    }
    return gaps(in: report)
  }

  /// What this kernel could not do, without entering anything.
  public static func missingHere() -> Gaps {
    var gaps: Gaps = []
    let version = cplatform_landlock_version()
    if version == 0 { gaps.append(noLandlock) }
    if (1..<4).contains(version) { gaps.append(oldLandlock(version)) }
    if cplatform_has_seccomp() == 0 { gaps.append(noSeccomp) }
    return gaps
  }

  /// The kernel's Landlock ABI version; 0 for none.
  public static var landlockVersion: Int { Int(cplatform_landlock_version()) }

  private static let noLandlock =
    "this kernel has no Landlock (it came with Linux 5.13): games could read your files"
  private static let noSeccomp =
    "this kernel has no seccomp filters: games could open network connections and run programs"

  private static func oldLandlock(_ version: Int32) -> String {
    "this kernel's Landlock is version \(version); from 4 on it also bars network ports"
  }

  private static func gaps(in report: cplatform_sandbox_report) -> Gaps {
    var gaps: Gaps = []
    func failed(_ what: String, _ code: Int32) {
      gaps.append("\(what): \(SystemError(code: -code, operation: what).reason)")
    }
    if report.no_new_privileges < 0 { failed("no_new_privs", report.no_new_privileges) }
    if report.limits < 0 { failed("resource limits", report.limits) }
    if report.landlock == 0 { gaps.append(noLandlock) }
    if report.landlock < 0 { failed("Landlock", report.landlock) }
    if (1..<4).contains(report.landlock) { gaps.append(oldLandlock(report.landlock)) }
    if report.seccomp == 0 { gaps.append(noSeccomp) }
    if report.seccomp < 0 { failed("seccomp", report.seccomp) }
    return gaps
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
