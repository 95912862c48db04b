import GameShellKit
import GameStage

extension ConformanceCheck {
  /// The manifest against `docs/manifest.schema.json`, and beyond what a schema can say.
  static var manifest: [ConformanceCheck] {
    func check(
      _ name: String, _ summary: String, advice: String,
      _ run: @escaping (ManifestValue) -> ConformanceVerdict
    ) -> ConformanceCheck {
      ConformanceCheck(name, summary, advice: advice, family: .manifest, need: .load) { trial in
        trial.facts.manifest.map(run) ?? .skip("the manifest is not JSON, see 'manifest-json'")
      }
    }
    func findings(
      _ name: String, _ kind: ManifestFinding.Kind, _ summary: String, advice: String,
      _ verdict: @escaping (String) -> ConformanceVerdict = { .fail($0) }
    ) -> ConformanceCheck {
      check(name, summary, advice: advice) { manifest in
        let found = ManifestFinding.all(in: manifest, .manifest).filter { $0.kind == kind }
        return found.isEmpty ? .pass() : verdict(found.map(\.sentence).joined(separator: "; "))
      }
    }
    return [
      ConformanceCheck(
        "manifest-json", "the manifest is JSON that the host can read",
        advice: "docs/manifest.schema.json says what belongs into it", family: .manifest,
        need: .load, run: readable),
      findings(
        "manifest-members", .missing, "no member that the schema requires is missing",
        advice: "add it; docs/manifest.schema.json says what belongs into it"),
      findings(
        "manifest-types", .type, "every member has the schema's type",
        advice: "docs/manifest.schema.json gives the type"),
      findings(
        "manifest-forms", .pattern, "names, colours and numbers have the schema's form",
        advice: "docs/manifest.schema.json gives the form"),
      findings(
        "manifest-unknown", .unknown, "there is no member that the schema does not know",
        advice: "remove it, or correct its name"
      ) { .warn($0) },
      check(
        "manifest-ids", "no two modes, leaderboards or achievements have the same id",
        advice: "give each an id of its own", uniqueIDs),
      check(
        "manifest-keys", "the modes' keys are keys, each used once",
        advice: "give each mode one key, for example \"e\", or none for its number", modeKeys),
      check(
        "manifest-version", "the version is numbers with dots, so that the newest can be told",
        advice: "use a version like 1.2.0", version),
      check(
        "minimum-size", "a board can be played on a screen of 80x24",
        advice: "scroll or shrink the board, and lower minimumSize", minimumSize),
      check(
        "localisation-complete", "every text is there in every language that any text has",
        advice: "add the missing translations", Localisation.verdict),
    ]
  }

  private static func readable(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    _ = try PluginManifest(json: try trial.table().manifest, plugin: "the game")
    return .pass("\(try trial.table().manifest.count) bytes")
  }

  private static func uniqueIDs(_ manifest: ManifestValue) -> ConformanceVerdict {
    for list in ["homeModes", "leaderboards", "achievements"] {
      var seen: Set<String> = []
      for id in (manifest[list]?.elements ?? []).compactMap({ $0["id"]?.text })
      where !seen.insert(id).inserted {
        return .fail("\(list) has \"\(id)\" twice")
      }
    }
    return .pass()
  }

  private static func modeKeys(_ manifest: ManifestValue) -> ConformanceVerdict {
    var seen: Set<HintStroke> = []
    for key in (manifest["homeModes"]?.elements ?? []).compactMap({ $0["key"]?.text })
    where !key.isEmpty {
      guard let stroke = HintStroke(key) else { return .warn("\"\(key)\" names no key") }
      if !seen.insert(stroke).inserted { return .warn("two modes have the key \"\(key)\"") }
    }
    return .pass()
  }

  private static func version(_ manifest: ManifestValue) -> ConformanceVerdict {
    let version = manifest["version"]?.text ?? ""
    let numbers = version.prefix { $0 != "-" && $0 != "+" }.split(
      separator: ".", omittingEmptySubsequences: false)
    let isPlain = numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy { "0123456789".contains($0) } }
    return isPlain ? .pass(version) : .warn("\"\(version)\"")
  }

  private static func minimumSize(_ manifest: ManifestValue) -> ConformanceVerdict {
    guard let columns = manifest["minimumSize"]?["columns"]?.integer,
      let rows = manifest["minimumSize"]?["rows"]?.integer
    else { return .skip("the manifest has no minimumSize") }
    let text = "\(columns)x\(rows)"
    return columns > 80 || rows > 24 ? .warn("it needs \(text)") : .pass(text)
  }
}
