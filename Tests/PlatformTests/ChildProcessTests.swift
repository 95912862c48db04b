import Glibc
import Platform
import Testing

@Suite("Child processes")
struct ChildProcessTests {
  private func shell(_ script: String, _ variables: [String: String] = [:]) -> ChildProcess.Launch {
    ChildProcess.Launch(
      path: "/bin/sh", arguments: ["-c", script], environment: Environment(variables))
  }

  /// Runs a script and gives what it wrote to its standard output.
  private func output(of launch: ChildProcess.Launch) throws -> (String, ProcessStatus?) {
    var launch = launch
    let (reader, writer) = try FileDescriptor.pipe()
    launch.pass(writer, as: 1)
    let child = try ChildProcess(launch)
    writer.close()
    let bytes = try reader.readAll(limit: 100_000)
    return (String(decoding: bytes, as: UTF8.self), child.wait(milliseconds: 10_000))
  }

  @Test("a program gets its arguments and only the variables it was given")
  func argumentsAndVariables() throws {
    var launch = shell("echo \"$1|$GIVEN|${HOME-none}\"", ["GIVEN": "a b"])
    launch.arguments += ["name", "one two"]
    let (text, status) = try output(of: launch)
    #expect(text == "one two|a b|none\n")
    #expect(status == .exited(0) && status?.isSuccess == true)
  }

  @Test("an exit code and a signal are told apart and named")
  func statuses() throws {
    #expect(try ChildProcess(shell("exit 3")).wait(milliseconds: nil) == .exited(3))
    let killed = try ChildProcess(shell("kill -SEGV $$")).wait(milliseconds: nil)
    #expect(killed == .signalled(Signal(rawValue: SIGSEGV)))
    #expect(killed?.description == "was killed by SIGSEGV")
    #expect(ProcessStatus.exited(3).description == "ended with code 3")
    #expect(Signal(rawValue: 42).description == "signal 42")
  }

  @Test("a program that cannot be run is an error that names it")
  func notRunnable() throws {
    for path in ["/nonexistent/program", "/etc/passwd"] {
      let launch = ChildProcess.Launch(path: path, environment: Environment())
      let error = #expect(throws: SystemError.self) { try ChildProcess(launch) }
      #expect(error?.description.hasPrefix("could not start (execve) \(path): ") == true)
    }
    var launch = shell("true")
    launch.workingDirectory = "/nonexistent"
    #expect(throws: SystemError.self) { try ChildProcess(launch) }
  }

  @Test("a child has the descriptors it was given, under their numbers, and no others")
  func descriptors() throws {
    let (reader, writer) = try FileDescriptor.pipe()
    let (other, otherWriter) = try FileDescriptor.pipe()
    // Inheritable on purpose: the launch must close it all the same.
    #expect(fcntl(other.rawValue, F_SETFD, 0) == 0)
    var launch = shell("ls /proc/$$/fd; echo at seven >&7")
    launch.pass(writer, as: 1)
    launch.pass(otherWriter, as: 7)
    let child = try ChildProcess(launch)
    writer.close()
    otherWriter.close()
    let listed = String(decoding: try reader.readAll(limit: 1000), as: UTF8.self)
    #expect(listed == "1\n7\n")
    #expect(try other.readAll(limit: 100) == Array("at seven\n".utf8))
    #expect(child.wait(milliseconds: nil) == .exited(0))
  }

  @Test("descriptors can be exchanged for one another")
  func exchanged() throws {
    let (firstReader, first) = try FileDescriptor.pipe()
    let (secondReader, second) = try FileDescriptor.pipe()
    var launch = shell("echo low >&\(first.rawValue); echo high >&\(second.rawValue)")
    launch.pass(first, as: second.rawValue)
    launch.pass(second, as: first.rawValue)
    guard max(first.rawValue, second.rawValue) < 10 else {
      // The shell's redirections take single digits; other numbers need another program.
      launch.path = "/bin/bash"
      guard FileSystem.exists(launch.path) else { return }
      try check(launch)
      return
    }
    try check(launch)

    func check(_ launch: ChildProcess.Launch) throws {
      let child = try ChildProcess(launch)
      first.close()
      second.close()
      #expect(try firstReader.readAll(limit: 100) == Array("high\n".utf8))
      #expect(try secondReader.readAll(limit: 100) == Array("low\n".utf8))
      _ = child.wait(milliseconds: nil)
    }
  }

  @Test("ignored and blocked signals of ours are neither in the child")
  func signals() throws {
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGUSR1)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let (text, _) = try output(of: shell("grep -E 'Sig(Blk|Ign)' /proc/self/status"))
    #expect(text == "SigBlk:\t0000000000000000\nSigIgn:\t0000000000000000\n")
  }

  @Test("waiting stops at the deadline, and a running child is killed with its last reference")
  func deadlineAndDeinit() throws {
    var pid: Int32 = 0
    do {
      let child = try ChildProcess(shell("exec sleep 1000"))
      pid = child.pid
      #expect(child.poll() == nil)
      #expect(child.wait(milliseconds: 5) == nil)
      #expect(child.exitDescriptor?.wait(for: .reading, milliseconds: 0) != .ready)
    }
    #expect(kill(pid, 0) == -1 && errno == ESRCH)
  }

  @Test("the exit descriptor becomes readable at the end, and peak memory is known")
  func exitDescriptor() throws {
    let child = try ChildProcess(shell("exit 0"))
    if let descriptor = child.exitDescriptor {
      #expect(descriptor.wait(for: .reading, milliseconds: 10_000) == .ready)
    }
    #expect(child.wait(milliseconds: 10_000) == .exited(0))
    #expect((child.usage?.peakMemory ?? 0) > 100_000)
  }

  @Test("a child that will not end when asked is killed after the grace")
  func end() throws {
    let willing = try ChildProcess(shell("exec sleep 1000"))
    #expect(willing.end(graceMilliseconds: 10_000) == .signalled(.terminate))
    let (reader, writer) = try FileDescriptor.pipe()
    var launch = shell("trap '' TERM; echo; while :; do sleep 1000; done")
    launch.pass(writer, as: 1)
    launch.newSession = true
    let stubborn = try ChildProcess(launch)
    #expect(try reader.read(upTo: 1) == [10])
    #expect(getsid(stubborn.pid) == stubborn.pid)
    #expect(stubborn.end(graceMilliseconds: 5) == .signalled(.kill))
    kill(-stubborn.pid, SIGKILL)
  }
}
