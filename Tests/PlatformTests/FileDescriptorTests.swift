import Glibc
import Platform
import TestSupport
import Testing

@Suite("Descriptors")
struct FileDescriptorTests {
  @Test("a descriptor is closed with its last reference, and not after it was released")
  func ownership() throws {
    var number: Int32 = -1
    do {
      let (reader, writer) = try FileDescriptor.pipe()
      number = reader.release()
      #expect(!reader.isOpen)
      _ = writer
    }
    #expect(fcntl(number, F_GETFD) == FD_CLOEXEC)
    let owner = FileDescriptor(owning: number)
    owner.close()
    owner.close()
    #expect(owner.rawValue == -1)
  }

  @Test("what is written arrives, and the end of the pipe ends it")
  func readAll() throws {
    let (reader, writer) = try FileDescriptor.pipe()
    try writer.write("hello")
    writer.close()
    #expect(try reader.readAll(limit: 5) == Array("hello".utf8))
    #expect(try reader.read(upTo: 10) == [])
  }

  @Test("more than the limit is an error")
  func readTooMuch() throws {
    let (reader, writer) = try FileDescriptor.pipe()
    try writer.write("hello")
    writer.close()
    #expect(throws: SystemError.self) { try reader.readAll(limit: 4) }
  }

  @Test("an empty non-blocking pipe answers nil, and waiting for it times out")
  func nonBlocking() throws {
    let (reader, writer) = try FileDescriptor.pipe()
    try reader.setNonBlocking(true)
    #expect(try reader.read(upTo: 1) == nil)
    #expect(reader.wait(for: .reading, milliseconds: 1) == .timedOut)
    try writer.write("x")
    #expect(reader.wait(for: .reading, milliseconds: 1000) == .ready)
    writer.close()
    #expect(try reader.read(upTo: 1) == Array("x".utf8))
    #expect(reader.wait(for: .reading, milliseconds: nil) == .closed)
  }

  @Test("writing what a pipe cannot take now is reported as zero bytes")
  func fullPipe() throws {
    let (reader, writer) = try FileDescriptor.pipe()
    try writer.setNonBlocking(true)
    let block = [UInt8](repeating: 0, count: 65_536)
    var total = 0
    while case let count = try block.withUnsafeBytes({ try writer.writeSome($0) }), count > 0 {
      total += count
    }
    #expect(total >= 65_536)
    #expect(writer.wait(for: .writing, milliseconds: 0) == .timedOut)
    #expect(reader.isOpen)
  }

  @Test("reading at an offset leaves the position alone and stops at the end")
  func positional() throws {
    let folder = try TemporaryFolder()
    try FileSystem.writeAtomically(Array(0..<10), to: folder.file("a"))
    let file = try FileDescriptor.open(folder.file("a"))
    #expect(try file.read(4, at: 8) == [8, 9])
    #expect(try file.read(4, at: 100) == [])
    #expect(try file.read(upTo: 2) == [0, 1])
  }

  @Test("a closed descriptor gives an error, not a crash")
  func closed() throws {
    let (reader, _) = try FileDescriptor.pipe()
    reader.close()
    let error = #expect(throws: SystemError.self) { try reader.read(upTo: 1) }
    #expect(error?.reason == "Bad file descriptor")
  }
}
