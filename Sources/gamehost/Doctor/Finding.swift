/// One line of the doctor's report.
struct Finding: Equatable {
  /// How good the news is.
  enum Grade: String {
    case good, note, missing
  }

  /// What was looked at.
  var subject: String
  /// The news.
  var grade = Grade.good
  /// What was found.
  var value: String
  /// What follows from it, or what to do; empty for nothing.
  var advice = ""
}

/// Findings that belong together.
struct FindingGroup: Equatable {
  var title: String
  var findings: [Finding]
}
