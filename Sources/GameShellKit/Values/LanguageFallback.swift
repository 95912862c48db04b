/// Which languages do for another one.
public enum LanguageFallback {
  /// The languages to look for when a BCP 47 locale is asked for, best first: the tag itself, then
  /// ever shorter prefixes of it, then, for Chinese, the script of the region and the simplified one.
  public static func candidates(for locale: String) -> [String] {
    var found: [String] = []
    var tag = Substring(locale)
    while true {
      found.append(String(tag))
      guard let dash = tag.lastIndex(of: "-") else { break }
      tag = tag[..<dash]
    }
    let parts = locale.split(separator: "-")
    guard parts.first == "zh" else { return found }
    let isTraditional = parts.contains { ["Hant", "TW", "HK", "MO"].contains($0) }
    for script in isTraditional ? ["zh-Hant", "zh-Hans"] : ["zh-Hans"]
    where !found.contains(script) { found.append(script) }
    return found
  }
}
