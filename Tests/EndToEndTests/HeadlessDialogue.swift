import Platform
import TestSupport

/// A headless run that is spoken to line by line, as a bot does.
final class HeadlessDialogue {
  struct Silence: Error {}

  private let child: ChildProcess
  private let input: FileDescriptor
  private let output: FileDescriptor
  private var pending: [UInt8] = []

  /// Starts a run in a time zone, in the form of the variable `TZ`; with `shell`, those commands
  /// come first in the process that becomes it.
  init(
    _ arguments: [String], home: String, zone: String = "UTC0", shell: String? = nil
  ) throws {
    let program = try BuiltProgram.path()
    let words = ["--headless"] + arguments
    var launch = ChildProcess.Launch(
      path: shell == nil ? program : "/bin/bash",
      arguments: shell.map { ["-c", $0 + "exec \"$0\" \"$@\"", program] + words } ?? words,
      environment: Environment([
        "HOME": home, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": zone,
      ]))
    let (theirInput, ourInput) = try FileDescriptor.pipe()
    let (ourOutput, theirOutput) = try FileDescriptor.pipe()
    launch.pass(theirInput, as: 0)
    launch.pass(theirOutput, as: 1)
    launch.pass(try FileDescriptor.open("/dev/null", .write), as: 2)
    child = try ChildProcess(launch)
    input = ourInput
    output = ourOutput
  }

  /// Says a line and does not wait for its answer.
  func say(_ line: String) throws { try input.write(line + "\n") }

  /// Says a line and waits for its answer, at most half a minute.
  func ask(_ line: String) throws -> String {
    try say(line)
    return try answer()
  }

  /// Waits for the answer to what was said, at most half a minute.
  func answer() throws -> String {
    while true {
      if let end = pending.firstIndex(of: 0x0a) {
        defer { pending.removeFirst(end + 1) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      guard output.wait(for: .reading, milliseconds: 30_000) == .ready,
        let bytes = try output.read(upTo: 65_536), !bytes.isEmpty
      else { throw Silence() }
      pending += bytes
    }
  }

  /// Ends the program as nothing can prepare for.
  func killHard() {
    child.kill()
    _ = child.wait(milliseconds: 10_000)
  }

  /// Closes the program's input, and gives its exit code.
  func end() -> Int32? {
    input.close()
    guard case .exited(let code)? = child.wait(milliseconds: 30_000) else { return nil }
    return code
  }
}
