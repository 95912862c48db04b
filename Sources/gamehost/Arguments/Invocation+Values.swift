import GameShellKit
import HeadlessFrontend

extension Invocation {
  /// Checks an option's value and keeps it.
  mutating func apply(
    _ option: Option, _ value: String, parser: ArgumentParser
  ) throws(UsageError) {
    switch option {
    case .plugin: plugin = value
    case .route: route = value
    case .seed: seed = try Self.seed(option, value, parser)
    case .size: size = try Self.size(value, parser)
    case .keys: keys = try Self.keys(value, parser)
    case .svg: picture = .svg(path: value == "-" ? nil : value)
    case .text: picture = .text
    case .light: theme = .light
    case .dark: theme = .dark
    case .dataDir: dataDir = value
    case .pluginDir: pluginDirs.append(value)
    case .headless: isHeadless = true
    case .tree: showsTree = true
    case .inProcess: isInProcess = true
    case .trust: trusts = true
    case .color: color = try Self.choice(option, value, parser)
    case .theme: theme = try Self.choice(option, value, parser)
    case .palette: palette = try Self.choice(option, value, parser)
    case .noMouse: usesMouse = false
    case .key: keyPath = value
    case .passphraseFile: passphrasePath = value
    case .comment: comment = value
    case .name: keyName = value
    case .product: product = value
    case .licensee: licensee = value
    case .expires: expires = try Self.day(value, parser)
    case .only: onlyChecks.append(value)
    case .list: listsChecks = true
    case .reproduce: seed = try Self.seed(option, value, parser)
    case .all: listsAll = true
    case .retry: retries = true
    case .now: syncTask = .now
    case .off: syncTask = .off
    case .copies: syncTask = .copies
    case .recover: syncTask = .recover(try Self.number(option, value, parser))
    case .json: asJSON = true
    case .reports: showsReports = true
    case .verbose: isVerbose = true
    case .help, .version: break
    }
  }

  private static func seed(
    _ option: Option, _ value: String, _ parser: ArgumentParser
  ) throws(UsageError) -> UInt64 {
    let digits = value.hasPrefix("0x") ? value.dropFirst(2) : Substring(value)
    let isPlain = digits.first?.isHexDigit == true
    guard isPlain, let seed = UInt64(digits, radix: value.hasPrefix("0x") ? 16 : 10) else {
      throw parser.error(
        "--\(option.rawValue) must be a whole number from 0 to 18446744073709551615, not "
          + UsageError.quoted(value))
    }
    return seed
  }

  private static func number(
    _ option: Option, _ value: String, _ parser: ArgumentParser
  ) throws(UsageError) -> Int64 {
    if let number = Int64(value), number > 0 { return number }
    throw parser.error(
      "--\(option.rawValue) must be a number that 'sync --copies' prints, not "
        + UsageError.quoted(value))
  }

  private static func day(_ value: String, _ parser: ArgumentParser) throws(UsageError) -> Day {
    if let day = Day(iso: value) { return day }
    throw parser.error("--expires must be a day like 2026-11-30, not \(UsageError.quoted(value))")
  }

  private static func size(_ value: String, _ parser: ArgumentParser) throws(UsageError)
    -> CellSize
  {
    let parts = value.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    let lengths = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard parts.count == 2, lengths.count == 2 else {
      throw parser.error(
        "--size must be columns and rows like 80x24, not \(UsageError.quoted(value))")
    }
    let limits = HeadlessLimits.length
    guard lengths.allSatisfy(limits.contains) else {
      throw parser.error(
        "--size must lie between \(limits.lowerBound)x\(limits.lowerBound) and "
          + "\(limits.upperBound)x\(limits.upperBound), not \(UsageError.quoted(value))")
    }
    return CellSize(columns: lengths[0], rows: lengths[1])
  }

  private static func keys(_ value: String, _ parser: ArgumentParser) throws(UsageError)
    -> [KeyStroke]
  {
    var strokes: [KeyStroke] = []
    for name in value.split(separator: " ") {
      do { strokes.append(try KeyStroke(String(name))) } catch {
        throw parser.error("--keys: \(error.description)")
      }
    }
    guard !strokes.isEmpty else { throw parser.error("--keys names no key") }
    return strokes
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: Option, _ value: String, _ parser: ArgumentParser
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    if let choice = Choice(rawValue: value) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    throw parser.error(
      "--\(option.rawValue) is one of \(names.joined(separator: ", ")), not "
        + UsageError.quoted(value) + UsageError.suggestion(value, among: names))
  }
}
