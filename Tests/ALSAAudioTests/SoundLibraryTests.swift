import Platform
import TestSupport
import Testing

@testable import ALSAAudio

@Suite("The player's own sounds")
struct SoundLibraryTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func library(_ log: @escaping (String) -> Void = { _ in }) -> SoundLibrary {
    SoundLibrary(folder: folder.path, log: log)
  }

  private func write(_ name: String, _ values: [Int16]) throws {
    let bytes = WAVBytes(data: values.flatMap(le)).bytes
    try FileSystem.writeAtomically(bytes, to: folder.file(name))
  }

  @Test("a file named after prefix and cue is played in place of the notes")
  func override() throws {
    try write("x.tap.wav", [16384])
    let library = library()
    #expect(library.sound(prefix: "x.", cue: "tap") == Sound(mono: [0.5]))
    #expect(library.sound(prefix: "y.", cue: "tap") == Cue.named("tap").synthesized())
    #expect(library.sound(prefix: "x.", cue: "open") == Cue.named("open").synthesized())
  }

  @Test("a changed, added or removed file counts from the next time on")
  func changes() throws {
    let library = library()
    let notes = Cue.named("tap").synthesized()
    #expect(library.sound(prefix: "x.", cue: "tap") == notes)
    try write("x.tap.wav", [16384])
    #expect(library.sound(prefix: "x.", cue: "tap") == Sound(mono: [0.5]))
    try write("x.tap.wav", [8192, 0])
    #expect(library.sound(prefix: "x.", cue: "tap") == Sound(mono: [0.25, 0]))
    try FileSystem.remove(folder.file("x.tap.wav"))
    #expect(library.sound(prefix: "x.", cue: "tap") == notes)
  }

  @Test("a broken file is named once, and the notes sound")
  func broken() throws {
    try FileSystem.writeAtomically(Array("RIFF".utf8), to: folder.file("x.tap.wav"))
    var lines: [String] = []
    let library = library { lines.append($0) }
    for _ in 0..<3 {
      #expect(library.sound(prefix: "x.", cue: "tap") == Cue.named("tap").synthesized())
    }
    let path = folder.file("x.tap.wav")
    #expect(lines == ["the sound \(path) cannot be played: it is no WAV file"])
  }

  @Test("a folder in a file's place is named, and does not wait")
  func folderInPlace() throws {
    try FileSystem.makeFolders(folder.file("x.tap.wav"))
    var lines: [String] = []
    _ = library { lines.append($0) }.sound(prefix: "x.", cue: "tap")
    #expect(lines.count == 1 && lines[0].hasSuffix("Is a directory"))
  }

  @Test(
    "a name that leads out of the folder reads nothing",
    arguments: [
      ("", "../secret"), ("../", "secret"), ("sub/", "secret"), ("", "secret\u{0}"),
      ("", ".secret"),
    ])
  func escape(prefix: String, cue: String) throws {
    try FileSystem.makeFolders(folder.file("sounds/sub"))
    for name in ["secret.wav", "sounds/sub/secret.wav", "sounds/.secret.wav"] {
      try write(name, [16384])
    }
    let library = SoundLibrary(folder: folder.file("sounds")) { _ in }
    #expect(library.sound(prefix: prefix, cue: cue) == Cue.click.synthesized())
  }

  @Test("a game that invents names for ever does not fill the memory")
  func bounded() {
    let library = library()
    for index in 0..<1000 {
      #expect(library.sound(prefix: "x.", cue: "cue\(index)").frameCount == 960)
    }
    #expect(library.count <= SoundLibrary.capacity)
  }
}
