import Glibc
import Platform
import TestSupport
import Testing

@Suite("Files")
struct FileSystemTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("a file written atomically reads back, and no temporary file is left")
  func atomicWrite() throws {
    let path = folder.file("a")
    try FileSystem.writeAtomically([1, 2, 3], to: path)
    try FileSystem.writeAtomically([4], to: path)
    #expect(try FileSystem.read(path, limit: 100) == [4])
    #expect(try FileSystem.list(folder.path) == ["a"])
    #expect(try FileStatus(path: path).permissions == 0o600)
  }

  @Test("a failed atomic write keeps the old content and says where it failed")
  func atomicWriteFails() throws {
    let path = folder.file("none/a")
    let error = #expect(throws: SystemError.self) {
      try FileSystem.writeAtomically([1], to: path)
    }
    #expect(error?.isNotFound == true)
    #expect(error?.description == "could not write \(path): No such file or directory")
  }

  @Test("a file larger than the limit is refused, one as large as the limit is read")
  func limit() throws {
    let path = folder.file("a")
    try FileSystem.writeAtomically(Array(repeating: 7, count: 100_000), to: path)
    #expect(try FileSystem.read(path, limit: 100_000).count == 100_000)
    #expect(throws: SystemError.self) { try FileSystem.read(path, limit: 99_999) }
  }

  @Test("reading a fifo, a folder or a device is an error at once")
  func specialFiles() throws {
    let fifo = folder.file("fifo")
    #expect(mkfifo(fifo, 0o600) == 0)
    for path in [fifo, folder.path, "/dev/zero"] {
      #expect(throws: SystemError.self) { try FileSystem.read(path, limit: 10) }
    }
    #expect(try FileStatus(path: fifo).kind == .fifo)
    #expect(try FileStatus(path: folder.path).kind == .directory)
    #expect(try FileStatus(path: "/dev/zero").kind == .device)
  }

  @Test("a file renamed over another has another inode, and its time is in nanoseconds")
  func status() throws {
    let path = folder.file("a")
    try FileSystem.writeAtomically([1], to: path)
    let before = try FileStatus(path: path)
    try FileSystem.writeAtomically([1, 2], to: path)
    let after = try FileStatus(path: path)
    #expect(before.inode != after.inode && before.device == after.device)
    #expect(after.size == 2)
    #expect(abs(after.modified - WallClock.nanoseconds) < 60_000_000_000)
  }

  @Test("folders are made with their parents, for the user alone, and twice without error")
  func folders() throws {
    let path = folder.file("a/b/c")
    try FileSystem.makeFolders(path)
    try FileSystem.makeFolders(path)
    #expect(try FileStatus(path: folder.file("a/b")).permissions == 0o700)
    try FileSystem.writeAtomically([1], to: folder.file("a/file"))
    let error = #expect(throws: SystemError.self) {
      try FileSystem.makeFolders(self.folder.file("a/file"))
    }
    #expect(error?.reason == "Not a directory")
  }

  @Test("removing a tree removes links, not what they lead to")
  func removeTree() throws {
    try FileSystem.makeFolders(folder.file("kept"))
    try FileSystem.writeAtomically([1], to: folder.file("kept/a"))
    try FileSystem.makeFolders(folder.file("tree/x"))
    #expect(symlink(folder.file("kept"), folder.file("tree/x/link")) == 0)
    #expect(try FileSystem.linkTarget(folder.file("tree/x/link")) == folder.file("kept"))
    try FileSystem.removeTree(folder.file("tree"))
    #expect(!FileSystem.exists(folder.file("tree")))
    #expect(FileSystem.exists(folder.file("kept/a")))
  }

  @Test("what is not there can be removed, and cannot be listed")
  func absent() throws {
    try FileSystem.remove(folder.file("none"))
    #expect(throws: SystemError.self) { try FileSystem.list(self.folder.file("none")) }
    #expect(throws: SystemError.self) { try FileSystem.realPath(self.folder.file("none")) }
  }

  @Test("the real path has no links and dots; the executable's is absolute and exists")
  func realPath() throws {
    #expect(symlink(folder.path, folder.file("link")) == 0)
    let real = try FileSystem.realPath(folder.path)
    #expect(try FileSystem.realPath(folder.file("./link/.")) == real)
    let executable = try FileSystem.executablePath()
    #expect(Path.isAbsolute(executable) && FileSystem.exists(executable))
  }

  @Test(
    "a path splits into its folder and its name",
    arguments: [
      ("/a/b", "/a", "b"), ("/a/b/", "/a", "b"), ("/a", "/", "a"), ("a", ".", "a"), ("/", "/", ""),
      ("a//b", "a", "b"), ("", ".", ""),
    ])
  func parts(path: String, folder: String, name: String) {
    #expect(Path.folder(of: path) == folder)
    #expect(Path.name(of: path) == name)
  }

  @Test("joining keeps absolute names and writes one slash")
  func join() {
    #expect(Path.join("/a", "b") == "/a/b")
    #expect(Path.join("/a/", "b") == "/a/b")
    #expect(Path.join("/a", "/b") == "/b")
    #expect(Path.join("", "b") == "b")
  }
}
