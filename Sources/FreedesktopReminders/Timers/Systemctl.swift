import Platform

/// Speaks to the user's systemd through its own command.
struct Systemctl {
  /// The longest that one command may take, in milliseconds.
  static let deadline: Int64 = 5000

  let path: String
  let environment: Environment

  /// Finds the command in the environment's `PATH`.
  init(environment: Environment) throws(TimerProblem) {
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    let paths = folders.map { Path.join(String($0), "systemctl") }
    guard let found = paths.first(where: { Path.isAbsolute($0) && FileSystem.isExecutable($0) })
    else { throw TimerProblem("systemctl was not found, so this machine has no systemd") }
    path = found
    self.environment = environment
  }

  /// Runs one command to its end. A command that does not end in time is killed.
  func run(_ arguments: String...) throws(TimerProblem) {
    let end = MonotonicClock.milliseconds + Self.deadline
    let (child, output) = try start(arguments)
    let words = Self.words(from: output, until: end)
    let left = Int(max(0, end - MonotonicClock.milliseconds))
    let command = "systemctl --user \(arguments.joined(separator: " "))"
    guard let status = child.wait(milliseconds: left) else {
      throw TimerProblem("\(command) did not answer within \(Self.deadline / 1000) seconds")
    }
    guard status.isSuccess else {
      let reason = words.isEmpty ? "\(status)" : "said: \(words)"
      throw TimerProblem("\(command) \(reason)")
    }
  }

  private func start(
    _ arguments: [String]
  ) throws(TimerProblem) -> (ChildProcess, FileDescriptor) {
    let options = ["--user", "--no-pager", "--no-ask-password"]
    var launch = ChildProcess.Launch(
      path: path, arguments: options + arguments, environment: environment)
    launch.environment["LC_ALL"] = "C"
    // Away from the terminal, over which it could otherwise write or ask.
    launch.newSession = true
    do throws(SystemError) {
      let (reader, writer) = try FileDescriptor.pipe()
      launch.pass(try FileDescriptor.open("/dev/null"), as: 0)
      launch.pass(writer, as: 1)
      launch.pass(writer, as: 2)
      let child = try ChildProcess(launch)
      writer.close()
      return (child, reader)
    } catch {
      throw TimerProblem("systemctl could not be run: \(error)")
    }
  }

  /// The first line of what a command writes; reads on to its end, so that it never waits for us.
  private static func words(from output: FileDescriptor, until end: Int64) -> String {
    var kept: [UInt8] = []
    while true {
      let left = Int(max(0, end - MonotonicClock.milliseconds))
      guard output.wait(for: .reading, milliseconds: left) == .ready,
        let bytes = try? output.read(upTo: 4096), !bytes.isEmpty
      else { break }
      if kept.count < 4096 { kept += bytes }
    }
    return String(decoding: kept.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
