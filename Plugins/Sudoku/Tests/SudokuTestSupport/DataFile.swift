#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A public data set that is not part of the repository.
///
/// Looked for in the folder that `GAMEHOST_DATA` names, otherwise in `shared/data` beside the
/// checkout. A test that needs one is skipped, with `absence` as the reason, where it is missing.
public struct DataFile: Sendable {
  /// The file's name within the folder.
  public let name: String

  /// Names a file without looking for it.
  public init(_ name: String) {
    self.name = name
  }

  /// Where the file is looked for.
  public var path: String { Self.folder + "/" + name }

  /// Whether the file is there to be read.
  public var isPresent: Bool { access(path, R_OK) == 0 }

  /// Why a test was skipped, for the test's log.
  public static let absence: String =
    "Its data file is not in \(folder); set GAMEHOST_DATA to the folder that has it"

  /// The lines that are neither empty nor comments; in a short run, at most this many, evenly spread.
  public func lines(inShortRun count: Int = .max) -> [String] {
    let lines = read().split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.hasPrefix("#") }
    guard !TestRun.isFull, lines.count > count else { return lines }
    return (0..<count).map { lines[$0 * lines.count / count] }
  }

  private func read() -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let folder: String = {
    if let named = TestRun.environment("GAMEHOST_DATA") { return named }
    let depthBelowParent = 6
    let parts = #filePath.split(separator: "/").dropLast(depthBelowParent)
    return "/" + parts.joined(separator: "/") + "/shared/data"
  }()
}
