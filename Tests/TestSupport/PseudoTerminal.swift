import Glibc
import Platform

/// A terminal for a program under test: a real pseudo-terminal with a model of a screen behind it.
///
/// The program gets it as its controlling terminal. What it writes is replayed into `model` while
/// the test waits for something; waits end with a deadline that only a failure reaches.
public final class PseudoTerminal {
  /// How long a wait may take before the test has failed.
  public static let patience = 30

  /// The screen, as a terminal would show it.
  public private(set) var model: TerminalModel
  /// Everything the program wrote.
  public private(set) var transcript: [UInt8] = []
  /// Called with each question that the program asks; what it returns is sent.
  public var answer: (String) -> String? = { _ in nil }
  /// The process that was started.
  public private(set) var process: Int32 = 0
  private var master: Int32
  /// The path of the end that the program has.
  public let slavePath: String
  private var slave: Int32
  private var answered = 0
  private var isAtEnd = false
  private var status: Int32?

  /// Opens a terminal of a size.
  public init(columns: Int = 80, rows: Int = 24, widths: TerminalModel.Widths = .modern) throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&ends.master, &ends.slave, &name, nil, nil) == 0 else {
      throw Failure("no pseudo-terminal: \(String(cString: strerror(errno)))")
    }
    (master, slave) = ends
    // What else the tests start must not keep the terminal open.
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    slavePath = name.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    model = TerminalModel(columns: columns, rows: rows, widths: widths)
    setSize(columns, rows)
  }

  deinit {
    if process > 0, status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
    if slave >= 0 { close(slave) }
  }

  /// Starts a program on the terminal; some of its three descriptors may go elsewhere.
  public func start(
    _ path: String, _ arguments: [String] = [], variables: [String: String?] = [:],
    input: String? = nil, output: String? = nil
  ) throws {
    var environment = Environment.current()
    environment["TERM"] = "xterm-256color"
    environment["LC_ALL"] = "C.UTF-8"
    for name in ["NO_COLOR", "COLORTERM", "COLORFGBG", "TMUX"] { environment[name] = nil }
    for (name, value) in variables { environment[name] = value }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens becomes its controlling one.
    posix_spawn_file_actions_addopen(&actions, 2, slavePath, O_RDWR, 0)
    posix_spawn_file_actions_addopen(&actions, 0, input ?? slavePath, O_RDWR, 0)
    posix_spawn_file_actions_addopen(
      &actions, 1, output ?? slavePath, O_RDWR | O_CREAT, 0o600)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let newSession: Int32 = 0x80
    posix_spawnattr_setflags(
      &attributes, Int16(newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let lines = environment.lines.map { strdup($0) } + [nil]
    defer { for word in words + lines { free(word) } }
    let error = posix_spawn(&process, path, &actions, &attributes, words, lines)
    guard error == 0 else { throw Failure("\(path): \(String(cString: strerror(error)))") }
  }

  /// Types something, or sends what a terminal would.
  public func send(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Changes the window's size; the kernel tells the program.
  public func resize(columns: Int, rows: Int) {
    model.resize(columns: columns, rows: rows)
    setSize(columns, rows)
  }

  /// Sends the process a signal.
  public func signal(_ number: Int32) { kill(process, number) }

  /// Closes the window.
  public func hangUp() {
    close(slave)
    slave = -1
    close(master)
    master = -1
    isAtEnd = true
  }

  /// The terminal's settings now, in a form that can be compared.
  public var settings: String {
    var modes = termios()
    tcgetattr(slave, &modes)
    return "\(modes.c_iflag) \(modes.c_oflag) \(modes.c_cflag) \(modes.c_lflag) \(modes.c_cc)"
  }

  /// Bytes that wait to be read by whoever reads the terminal next.
  public var pendingInput: Int {
    var count: Int32 = 0
    _ = ioctl(slave, UInt(FIONREAD), &count)
    return Int(count)
  }

  /// Reads until something is so; false when the deadline or the program's end came first.
  @discardableResult
  public func read(until isDone: (PseudoTerminal) -> Bool) -> Bool {
    let end = Reactor.now + Int64(Self.patience) * 1_000_000_000
    while !isDone(self) {
      guard Reactor.now < end else { return false }
      let hasEnded = status != nil
      pump(milliseconds: hasEnded ? 0 : 20)
      if hasEnded { return isDone(self) }
      reap()
    }
    return true
  }

  /// Reads until a text stands on the screen.
  @discardableResult
  public func read(untilShown text: String) -> Bool {
    read { $0.shows(text) }
  }

  /// Whether a text stands on the screen now.
  public func shows(_ text: String) -> Bool { model.text.contains { $0.contains(text) } }

  /// Reads what comes within a time, however much; for what must not come.
  public func read(milliseconds: Int) {
    let end = Reactor.now + Int64(milliseconds) * 1_000_000
    while Reactor.now < end { pump(milliseconds: 10) }
  }

  /// Waits for the program's end and reads the rest of what it wrote.
  ///
  /// Answers `exit 0`, or `signal 15`; nil when the deadline came first.
  public func waitForEnd() -> String? {
    guard read(until: { $0.status != nil }), let status else { return nil }
    pump(milliseconds: 0)
    let signal = status & 0x7f
    return signal == 0 ? "exit \(status >> 8 & 0xff)" : "signal \(signal)"
  }

  /// Waits for the program's end while nobody reads what it writes; false at the deadline.
  public func waitForEndWithoutReading() -> Bool {
    let end = Reactor.now + Int64(Self.patience) * 1_000_000_000
    while status == nil, Reactor.now < end {
      usleep(2000)
      reap()
    }
    return status != nil
  }

  /// How often the program went to sleep by itself so far.
  public var sleeps: Int? {
    guard let bytes = try? FileSystem.read("/proc/\(process)/status", limit: 65_536) else {
      return nil
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("voluntary_ctxt_switches:") }
    return line?.split(separator: "\t").last.flatMap { Int($0) }
  }

  private func reap() {
    guard status == nil, process > 0 else { return }
    var found: Int32 = 0
    if waitpid(process, &found, WNOHANG) == process { status = found }
  }

  private func setSize(_ columns: Int, _ rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Replays what is there.
  private func pump(milliseconds: Int32) {
    guard !isAtEnd else {
      usleep(useconds_t(milliseconds) * 1000)
      return
    }
    var patience = milliseconds
    while true {
      var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, patience) > 0 else { return }
      patience = 0
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = Glibc.read(master, &buffer, buffer.count)
      guard count > 0 else { return }
      transcript += buffer[..<count]
      model.feed(buffer[..<count])
      for question in model.questions.dropFirst(answered) {
        if let text = answer(question) { send(text) }
      }
      answered = model.questions.count
    }
  }
}

/// Why a test could not be made ready.
public struct Failure: Error, CustomStringConvertible {
  /// The reason.
  public let description: String
  /// Makes a failure.
  public init(_ description: String) { self.description = description }
}
