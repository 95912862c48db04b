import SudokuTechniques

enum CommandName: String, CaseIterable {
  case solve
  case count
  case grade
  case generate

  static var listed: String {
    allCases.map(\.rawValue).joined(separator: ", ") + " (or --help)"
  }

  /// The options that take no value.
  var flags: [String] { self == .solve ? ["--steps", "--any", "--count-only"] : [] }

  /// The options that take one.
  var valued: [String] {
    switch self {
    case .solve, .grade: []
    case .count: ["--limit"]
    case .generate: ["--level", "--count", "--seed"]
    }
  }

  var takesFile: Bool { self != .generate }
}
