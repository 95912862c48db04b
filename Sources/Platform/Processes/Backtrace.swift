/// A crash's trace as people read it: functions with offsets, and no path or address that says
/// more of the machine than of the fault.
public struct Backtrace: Hashable, Sendable {
  /// The functions that were running, innermost first: `function+0x1a in library`.
  public let frames: [String]

  /// One line of `backtrace_symbols_fd`: `path(function+0x1a)[0x7f…]`, where the function may be
  /// absent.
  private struct Line {
    var path: Substring
    var function: Substring
    var offset: Int

    init?(_ text: String) {
      guard let open = text.lastIndex(of: "("), let close = text[open...].firstIndex(of: ")")
      else { return nil }
      let inside = text[text.index(after: open)..<close]
      guard let sign = inside.lastIndex(of: "+"), inside[sign...].hasPrefix("+0x"),
        let offset = Int(inside[sign...].dropFirst(3), radix: 16)
      else { return nil }
      path = text[..<open]
      function = inside[..<sign]
      self.offset = offset
    }
  }

  /// Reads the lines that a stage left, whose plugin was loaded from a path of no meaning.
  public init(_ lines: [String], plugin: String, loadedFrom path: String, symbols: ELFSymbols?) {
    let all = lines.map { Line($0) }
    // The innermost two are the handler that wrote them, and the kernel's way into it.
    let first = all.count > 2 && all[0]?.path != path[...] ? 2 : 0
    let parsed = all[first...]
    // A return address may lie behind the function that called last; the faulting one does not.
    let wanted = parsed.enumerated().compactMap { index, line -> Int? in
      guard let line, line.path == path[...], line.function.isEmpty else { return nil }
      return index == 0 ? line.offset : line.offset - 1
    }
    let places = symbols?.places(of: wanted) ?? [:]
    frames = zip(parsed, lines[first...]).enumerated().map { index, entry in
      let (line, text) = entry
      guard let line else { return text }
      guard line.path == path[...] else {
        return
          "\(line.function)+\(Self.hexadecimal(line.offset)) in \(Path.name(of: String(line.path)))"
      }
      let back = index == 0 ? 0 : 1
      guard line.function.isEmpty, let place = places[line.offset - back] else {
        return "\(line.function)+\(Self.hexadecimal(line.offset)) in \(plugin)"
      }
      return "\(place.function)+\(Self.hexadecimal(place.offset + back)) in \(plugin)"
    }
  }

  private static func hexadecimal(_ number: Int) -> String { "0x" + String(number, radix: 16) }
}
