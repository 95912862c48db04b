import Platform

/// Works on one string catalogue: `l10n generate|check|scan CATALOGUE STRUCT FOLDER CODE…`.
///
/// `generate` writes the Swift of it, `check` fails when that is not what is there, `scan` prints
/// what is wrong between catalogue and code.
enum L10n {
  static func run(_ arguments: [String]) throws -> Bool {
    guard arguments.count >= 5 else {
      throw L10nFault("usage: l10n generate|check|scan CATALOGUE STRUCT FOLDER CODE…")
    }
    let part = Part(
      catalogue: arguments[1], root: arguments[2], folder: arguments[3],
      code: Array(arguments[4...]))
    switch arguments[0] {
    case "generate":
      let source = Array(try part.source().utf8)
      guard (try? FileSystem.read(part.generated, limit: 1 << 24)) != source else { return true }
      try FileSystem.writeAtomically(source, to: part.generated, permissions: 0o644)
      print(part.generated)
      return true
    case "check":
      let kept = try? FileSystem.read(part.generated, limit: 1 << 24)
      guard kept != Array(try part.source().utf8) else { return true }
      print("\(part.generated): is not what \(part.catalogue) says; run scripts/generate-l10n")
      return false
    case "scan":
      let findings = try Scan(part).findings
      for finding in findings { print(finding) }
      return findings.isEmpty
    default: throw L10nFault("there is no \(arguments[0])")
    }
  }
}

do {
  if try !L10n.run(Array(CommandLine.arguments.dropFirst())) { Program.exit(1) }
} catch {
  StandardError.write("l10n: \(error)\n")
  Program.exit(2)
}
