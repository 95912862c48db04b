import CPlatform
import Glibc

/// What the running kernel offers for locking a process in. Asking changes nothing.
public struct KernelAbilities: Hashable, Sendable {
  /// The kernel's release, for example `6.12.3`.
  public var release: String
  /// The processor's architecture, for example `x86_64`.
  public var machine: String
  /// The Landlock ABI; 0 when the kernel was built or started without.
  public var landlockABI: Int
  /// Whether system calls can be filtered.
  public var hasSeccompFilter: Bool
  /// Whether a process can give up gaining privileges, which both others need.
  public var hasNoNewPrivs: Bool

  /// Makes a description, for a kernel other than the running one.
  public init(
    release: String, machine: String, landlockABI: Int, hasSeccompFilter: Bool,
    hasNoNewPrivs: Bool
  ) {
    self.release = release
    self.machine = machine
    self.landlockABI = landlockABI
    self.hasSeccompFilter = hasSeccompFilter
    self.hasNoNewPrivs = hasNoNewPrivs
  }

  /// Asks the kernel.
  public static func current() -> KernelAbilities {
    var names = utsname()
    _ = uname(&names)
    return KernelAbilities(
      release: text(of: names.release), machine: text(of: names.machine),
      landlockABI: Int(cplatform_landlock_abi()),
      hasSeccompFilter: cplatform_has_seccomp_filter() == 1,
      hasNoNewPrivs: cplatform_has_no_new_privs() == 1)
  }

  /// The text in a C array, which ends with a zero or with the array.
  private static func text<Field>(of field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
