import Platform

/// A part of the project with a catalogue of its own.
struct Part {
  /// What every catalogue is complete in.
  static let languages = ["de", "en", "es", "zh-Hans"]

  /// The catalogue's path.
  var catalogue: String
  /// The structure of strings that it fills.
  var root: String
  /// The folder in which that is declared, and into which the generated file goes.
  var folder: String
  /// The folders whose code uses the strings.
  var code: [String]

  /// Where the generated Swift stands.
  var generated: String { Path.join(folder, "\(root)+Generated.swift") }

  /// The generated Swift as it should be.
  func source() throws -> String {
    SwiftWriter(
      part: self, catalogue: try StringCatalogue.read(catalogue),
      declarations: try Declarations(root: root, folder: folder)
    ).source
  }
}
