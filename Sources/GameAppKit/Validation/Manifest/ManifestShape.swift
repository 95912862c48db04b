/// What a manifest's value must look like; the tables of `docs/manifest.schema.json` in Swift.
indirect enum ManifestShape {
  /// A string, at least so many bytes long, and perhaps of a form.
  case string(atLeast: Int = 0, Form? = nil)
  /// A whole number of at least 0.
  case count
  case flag
  /// A text, or its translations by language, English among them.
  case text
  case oneOf([String])
  /// All members are required, and there are no others.
  case object([(name: String, shape: ManifestShape)])
  /// Colours by the names of roles.
  case colours
  case list(atLeast: Int = 0, ManifestShape)

  /// What a string must consist of.
  enum Form {
    /// `org.example.game`
    case reverseDNS
    /// `#1e90ff`
    case colour

    /// What a good one looks like.
    var words: String {
      switch self {
      case .reverseDNS: "a reverse-DNS name like org.example.game"
      case .colour: "a colour like #1e90ff, in small letters"
      }
    }

    func fits(_ text: String) -> Bool {
      switch self {
      case .reverseDNS:
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1
          && parts.allSatisfy { part in
            !part.isEmpty
              && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
          }
      case .colour:
        return text.utf8.count == 7 && text.hasPrefix("#")
          && text.dropFirst().allSatisfy { "0123456789abcdef".contains($0) }
      }
    }
  }

  private static var colour: ManifestShape { string(.colour) }

  private static func string(_ form: Form) -> ManifestShape { .string(atLeast: 0, form) }

  private static var name: ManifestShape { .string(atLeast: 1) }

  /// The whole manifest.
  static var manifest: ManifestShape {
    .object([
      ("subsystem", string(.reverseDNS)), ("title", .text), ("version", name),
      ("tints", .object([("primary", colour), ("secondary", colour)])),
      ("theme", .object([("light", .colours), ("dark", .colours)])), ("audioKeyPrefix", .string()),
      ("reminder", .object([("title", .text), ("body", .text)])),
      ("homeModes", .list(atLeast: 1, mode)), ("removeAdsProductId", .string()),
      ("cloud", .object([("container", .string())])), ("vendorKey", .string()),
      ("leaderboards", .list(leaderboard)), ("achievements", .list(achievement)),
      ("stateVersion", .count), ("minimumSize", .object([("columns", .count), ("rows", .count)])),
    ])
  }

  private static var mode: ManifestShape {
    .object([
      ("id", name), ("title", .text), ("subtitle", .text), ("route", name), ("key", .string()),
      ("daily", .flag),
    ])
  }

  private static var leaderboard: ManifestShape {
    .object([
      ("id", name), ("title", .text), ("lowerIsBetter", .flag),
      ("unit", .oneOf(["milliseconds", "points"])),
    ])
  }

  private static var achievement: ManifestShape {
    .object([("id", name), ("title", .text), ("detail", .text)])
  }
}
