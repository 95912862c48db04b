/// What `doctor` has to say of one thing that the host does for games.
public struct Diagnosis: Hashable, Sendable {
  /// How good the news is.
  public enum Grade: String, Hashable, Sendable {
    /// It works.
    case good
    /// It works otherwise than it could, or there is something to know.
    case note
    /// It does not work.
    case missing
  }

  /// What was looked at, in a word or two.
  public var subject: String
  /// The news.
  public var grade: Grade
  /// What was found, and what happens instead.
  public var sentence: String
  /// What to do; empty for nothing.
  public var advice: String

  /// Makes a diagnosis.
  public init(_ subject: String, _ grade: Grade, _ sentence: String, advice: String = "") {
    self.subject = subject
    self.grade = grade
    self.sentence = sentence
    self.advice = advice
  }
}

/// Diagnoses that belong together.
public struct DiagnosisGroup: Hashable, Sendable {
  /// What they are about.
  public var title: String
  /// The diagnoses.
  public var diagnoses: [Diagnosis]
}
