import CPlatform
import Glibc

/// A terminal: its bytes, its size and its modes, and the promise that it is given back.
///
/// While it is entered, everything that was set is undone on every way out of the process: an
/// ordinary end, `exit`, a fault, a signal. The program reads and writes through descriptors of
/// its own, which never wait, so the shell's are left as they are.
public final class TerminalDevice {
  /// What a read came to.
  public enum Input: Hashable, Sendable {
    /// These bytes.
    case bytes([UInt8])
    /// Nothing now.
    case nothing
    /// The terminal is gone.
    case gone
  }

  /// Whether the terminal answers the query for its primary attributes (`ESC [ c`).
  public enum Fence: Int32, Sendable {
    /// It was not asked, or did not answer.
    case none = 0
    /// Its answer is still to come.
    case asked
    /// It has answered before.
    case answers
  }

  /// The descriptor to wait on for input.
  public let input: Int32
  /// The descriptor to wait on for room for output.
  public let output: Int32
  /// What is set.
  public private(set) var ledger = ModeLedger()
  /// Whether the program has the terminal.
  public private(set) var isEntered = false
  private var original = termios()
  let capture: OutputCapture

  /// Takes the terminal that two descriptors stand for, which stay the caller's.
  ///
  /// Text that anybody writes to descriptors 1 and 2 meanwhile goes to `log`, or is kept and
  /// shown on the terminal afterwards when that is nil.
  public init(
    input: Int32 = 0, output: Int32 = 1, log: Int32? = nil
  ) throws(TerminalDeviceError) {
    guard isatty(input) == 1 else { throw .inputIsNoTerminal }
    guard isatty(output) == 1 else { throw .outputIsNoTerminal }
    self.input = try Self.reopen(input, O_RDONLY)
    self.output = try Self.reopen(output, O_WRONLY)
    capture = OutputCapture(log: log)
    guard tcgetattr(self.output, &original) == 0 else { throw Self.refused("tcgetattr") }
  }

  deinit {
    leave()
    close(input)
    close(output)
  }

  /// The size now.
  public var size: TerminalSize {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0 else {
      return TerminalSize(columns: 0, rows: 0)
    }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// The sentence shown when a signal ends the process; the signal's name is put behind it.
  public func setNote(_ note: String) {
    var note = note
    note.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cplatform_rescue_set_note($0.baseAddress, UInt32($0.count))
      }
    }
  }

  /// What is known of the query for primary attributes, so that leaving can wait for the last of
  /// the terminal's input.
  public func setFence(_ fence: Fence) { cplatform_rescue_set_fence(fence.rawValue) }

  /// Takes the terminal: no echo, no line editing, and every recorded mode again.
  ///
  /// Answers what has to be written for the modes; the caller writes it.
  public func enter() throws(TerminalDeviceError) -> [UInt8] {
    guard !isEntered else { return [] }
    var now = termios()
    // After a stop that nobody could answer the terminal is still as this program had set it.
    if tcgetattr(output, &now) == 0, now.c_lflag & UInt32(ICANON) != 0 { original = now }
    var rescue = cplatform_rescue()
    rescue.input = input
    rescue.output = output
    capture.fill(&rescue)
    cplatform_rescue_set_undo(ledger.undoBytes, UInt32(ledger.undoBytes.count))
    withUnsafePointer(to: original) { modes in
      rescue.modes = UnsafeRawPointer(modes)
      cplatform_rescue_arm(&rescue)
    }
    isEntered = true
    var raw = original
    cfmakeraw(&raw)
    guard tcsetattr(output, TCSANOW, &raw) == 0 else {
      let error = Self.refused("tcsetattr")
      leave()
      throw error
    }
    return ledger.setBytes
  }

  /// Gives the terminal back as it was, with what was captured; the ledger stays for `enter`.
  ///
  /// A terminal that takes nothing any more is given up after less than a second.
  public func leave() {
    guard isEntered else { return }
    cplatform_rescue_leave()
    capture.close()
    isEntered = false
  }

  /// Records a mode; answers what has to be written to set it.
  public func set(_ mode: TerminalMode) -> [UInt8] {
    guard ledger.record(mode) else { return [] }
    cplatform_rescue_set_undo(ledger.undoBytes, UInt32(ledger.undoBytes.count))
    return mode.set
  }

  /// Forgets a mode; answers what has to be written to undo it. Write it before anything else.
  public func unset(_ mode: TerminalMode) -> [UInt8] {
    guard ledger.remove(mode) else { return [] }
    cplatform_rescue_set_undo(ledger.undoBytes, UInt32(ledger.undoBytes.count))
    return mode.undo
  }

  /// Opens the terminal anew, so that not waiting is this program's alone.
  private static func reopen(
    _ descriptor: Int32, _ access: Int32
  ) throws(TerminalDeviceError) -> Int32 {
    let flags = access | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    for path in ["/proc/self/fd/\(descriptor)", "/dev/tty"] {
      let opened = open(path, flags)
      if opened >= 0 { return opened }
    }
    throw refused("open")
  }

  private static func refused(_ operation: String) -> TerminalDeviceError {
    .refused(operation: operation, reason: String(cString: strerror(errno)))
  }
}
