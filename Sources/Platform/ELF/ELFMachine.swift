/// A kind of processor, as ELF numbers it.
public struct ELFMachine: RawRepresentable, Hashable, Sendable {
  /// `e_machine`.
  public let rawValue: UInt16

  /// Makes a machine from its number.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// 64-bit x86.
  public static let x86_64 = ELFMachine(rawValue: 62)
  /// 64-bit Arm.
  public static let aarch64 = ELFMachine(rawValue: 183)

  /// The one that this program runs on.
  public static var current: ELFMachine {
    #if arch(x86_64)
      x86_64
    #elseif arch(arm64)
      aarch64
    #else
      #error("the plugin loader knows x86_64 and aarch64")
    #endif
  }
}

extension ELFMachine: CustomStringConvertible {
  /// The usual name, for example `x86_64`.
  public var description: String {
    switch rawValue {
    case 3: "i386"
    case 8: "mips"
    case 20: "powerpc"
    case 21: "powerpc64"
    case 22: "s390x"
    case 40: "arm"
    case 62: "x86_64"
    case 183: "aarch64"
    case 243: "riscv"
    case 258: "loongarch"
    default: "machine number \(rawValue)"
    }
  }
}
