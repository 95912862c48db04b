import Testing

@testable import GameAppKit

@Suite("Versions are ordered by Semantic Versioning")
struct SemanticVersionTests {
  @Test("the order of the specification, and of what is no version")
  func order() {
    let ordered = [
      "nightly", "0.9", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta",
      "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.0.1", "1.9", "v1.10", "2",
    ]
    for (earlier, later) in zip(ordered, ordered.dropFirst()) {
      #expect(SemanticVersion(earlier) < SemanticVersion(later), "\(earlier) \(later)")
      #expect(!(SemanticVersion(later) < SemanticVersion(earlier)), "\(later) \(earlier)")
    }
  }

  @Test(
    "equal versions",
    arguments: [
      ("1", "1.0.0"), ("v1.2.0", "1.2"), ("1.0.0+a", "1.0.0+b"), ("x", "one"), ("", "1..2"),
    ])
  func equal(_ a: String, _ b: String) {
    #expect(!(SemanticVersion(a) < SemanticVersion(b)))
    #expect(!(SemanticVersion(b) < SemanticVersion(a)))
  }
}
