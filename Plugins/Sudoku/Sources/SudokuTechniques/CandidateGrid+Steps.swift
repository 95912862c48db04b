extension CandidateGrid {
  /// Every step of one technique that this position offers, each with a different pattern or effect.
  public func steps(of technique: Technique) -> [Step] {
    var finder = StepFinder(self, limit: .max)
    finder.find(technique)
    return finder.steps
  }

  /// The step a person would look for first: the simplest technique that has one.
  ///
  /// `nil` when no technique up to the level helps. The position is taken at its word: where a
  /// needed candidate is missing, so may be the step, or it may be wrong.
  public func simplestStep(upTo level: Level = .expert) -> Step? {
    for technique in Technique.allCases where technique.level <= level {
      var finder = StepFinder(self, limit: 1)
      finder.find(technique)
      if let step = finder.steps.first { return step }
    }
    return nil
  }
}
