import Platform
import TestSupport
import Testing

@testable import GameAppKit

/// However a new build arrives, it is noticed once, when it is whole.
@Suite("New builds of a running game")
struct NewBuildDetectorTests {
  let fixtures: FixtureBuilder
  let library: [UInt8]
  let path: String

  init() throws {
    fixtures = try FixtureBuilder()
    library = try FileSystem.read(
      try fixtures.library("swap/counter.c", named: "built.so"), limit: 1 << 24)
    path = fixtures.folder.file("libgame.so")
  }

  @Test("a file renamed into place is ready at once")
  func renamed() throws {
    var detector = NewBuildDetector(path: path)
    try FileSystem.writeAtomically(library, to: path)
    #expect(detector.changed(.arrived, at: 0) == .ready)
    #expect(detector.deadline == nil)
  }

  @Test("a file that streams in, closed after each part, is ready once")
  func streamed() throws {
    var detector = NewBuildDetector(path: path)
    var verdicts: [NewBuildDetector.Verdict] = []
    let file = try FileDescriptor.open(path, .append)
    var now: Int64 = 0
    for start in stride(from: 0, to: library.count, by: 2000) {
      try file.write(Array(library[start..<min(start + 2000, library.count)]))
      now += 100
      if let verdict = detector.changed(.writing, at: now) { verdicts.append(verdict) }
      if let verdict = detector.changed(.arrived, at: now) { verdicts.append(verdict) }
      if let verdict = detector.expired(at: now) { verdicts.append(verdict) }
    }
    #expect(verdicts == [.ready])
  }

  @Test("removed and made again is ready when it is whole")
  func removedAndMade() throws {
    var detector = NewBuildDetector(path: path)
    #expect(detector.changed(.removed, at: 0) == nil)
    #expect(detector.deadline == nil)
    try FileSystem.writeAtomically(library, to: path)
    #expect(detector.changed(.writing, at: 5) == nil)
    #expect(detector.changed(.arrived, at: 10) == .ready)
  }

  @Test("what stays incomplete is called unusable, but only after a while of silence")
  func incomplete() throws {
    var detector = NewBuildDetector(path: path)
    try FileSystem.writeAtomically(Array(library.prefix(3000)), to: path)
    #expect(detector.changed(.arrived, at: 0) == nil)
    #expect(detector.expired(at: 500) == nil)
    #expect(detector.changed(.writing, at: 900) == nil)
    #expect(detector.expired(at: 1500) == nil)
    guard case .unusable(let reason)? = detector.expired(at: 1900) else {
      Issue.record("nothing was said")
      return
    }
    #expect(reason.contains("cut short") || reason.contains("damaged"), "\(reason)")
    #expect(detector.deadline == nil)
    #expect(detector.expired(at: 5000) == nil)
  }

  @Test("every proper beginning of a library is incomplete")
  func beginnings() throws {
    var detector = NewBuildDetector(path: path)
    for count in stride(from: 0, to: library.count, by: 499) {
      try FileSystem.writeAtomically(Array(library.prefix(count)), to: path)
      #expect(detector.changed(.arrived, at: 0) == nil, "\(count) of \(library.count) bytes")
    }
  }
}
