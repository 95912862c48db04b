import Glibc
import Platform
import Testing

@Suite("Threads")
struct WorkerThreadTests {
  @Test("the body runs beside the caller, and its end can be waited for")
  func runs() throws {
    let (reader, writer) = try FileDescriptor.pipe()
    let (goReader, goWriter) = try FileDescriptor.pipe()
    let (output, input) = (writer.release(), goReader.release())
    let caller = currentThreadID()
    let thread = try WorkerThread(name: "a name of more than 15 bytes") {
      let input = FileDescriptor(owning: input)
      let output = FileDescriptor(owning: output)
      let isWaiting = try? input.read(upTo: 1)
      try? output.write(isWaiting == [1] && currentThreadID() != caller ? "beside" : "wrong")
    }
    #expect(!thread.wait(milliseconds: 5))
    try goWriter.write([1])
    #expect(try reader.readAll(limit: 100) == Array("beside".utf8))
    #expect(thread.wait(milliseconds: nil))
    #expect(thread.wait(milliseconds: 0))
  }

  @Test("signals for the process stay with the caller's threads; faults stay deadly")
  func signals() throws {
    let (reader, writer) = try FileDescriptor.pipe()
    let output = writer.release()
    let before = blockedSignals()
    let thread = try WorkerThread(name: "mask") {
      var mask = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &mask)
      let blocked = [SIGINT, SIGTERM, SIGWINCH, SIGCHLD, SIGHUP].map { sigismember(&mask, $0) }
      let open = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP].map { sigismember(&mask, $0) }
      let descriptor = FileDescriptor(owning: output)
      try? descriptor.write((blocked + open).map { UInt8($0) })
    }
    #expect(thread.wait(milliseconds: 20_000))
    #expect(try reader.readAll(limit: 100) == [1, 1, 1, 1, 1, 0, 0, 0, 0, 0])
    #expect(blockedSignals() == before)
  }

  /// The signals that the calling thread keeps waiting.
  private func blockedSignals() -> [Int32] {
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    return (1...31).filter { sigismember(&mask, $0) == 1 }
  }
}
