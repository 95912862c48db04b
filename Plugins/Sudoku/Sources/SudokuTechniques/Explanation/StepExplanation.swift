import SudokuSolver

/// A step told in the words of one language.
public struct StepExplanation {
  let step: Step
  let words: StepWords

  init(_ step: Step, in words: StepWords) {
    self.step = step
    self.words = words
  }

  /// One sentence: the technique, what is seen, and what follows.
  public var sentence: String {
    words.explanation.filled(["technique": technique, "reason": reason, "effect": effect])
  }

  /// The technique and what follows.
  public var brief: String { words.brief.filled(["technique": technique, "effect": effect]) }

  /// What follows: `r1c3 is 5`, or `remove 5 from r1c3 and r4c5`.
  public var effect: String {
    let placed = step.placements.map { told($0, words.placement) }
    let removed = Set(step.eliminations.map(\.digit)).sorted().map { digit in
      let cells = step.eliminations.filter { $0.digit == digit }.map(\.cell)
      return words.removal.filled(["digit": "\(digit)", "cells": all(cells)])
    }
    guard !removed.isEmpty else { return list(placed, words.and) }
    let removals = words.removals.filled([
      "list": removed.joined(separator: words.removalSeparator)
    ])
    return (placed + [removals]).joined(separator: words.separator)
  }

  private var technique: String { step.technique.name(in: words) }
}

extension StepExplanation {
  /// A candidate in a text that names its cell and its digit.
  func told(_ candidate: Candidate, _ text: String) -> String {
    text.filled(["cell": "\(candidate.cell)", "digit": "\(candidate.digit)"])
  }

  /// All of some cells, digits or houses: `r1c3, r1c4 and r1c7`.
  func all(_ cells: [Cell]) -> String { list(cells.map(\.description), words.and) }
  func all(_ digits: [Int]) -> String { list(digits.map(\.description), words.and) }
  func all(_ houses: [House]) -> String { list(houses.map { $0.name(in: words) }, words.and) }

  /// One of some cells or digits: `r1c3 or r1c4`.
  func one(_ cells: [Cell]) -> String { list(cells.map(\.description), words.or) }
  func one(_ digits: [Int]) -> String { list(digits.map(\.description), words.or) }

  /// Parallel lines by their common name: `rows 1, 5 and 7`.
  func lines(_ houses: some Collection<House>) -> String {
    let isRows = houses.first.map { if case .row = $0 { true } else { false } } ?? true
    let numbers = houses.map { "\($0.index % 9 + 1)" }
    return (isRows ? words.rows : words.columns).filled(["numbers": list(numbers, words.and)])
  }

  /// Parts with the word before the last.
  func list(_ parts: [String], _ word: String) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: words.separator) + word + last
  }
}

extension Step {
  /// The step in words.
  public func explained(in words: StepWords) -> StepExplanation {
    StepExplanation(self, in: words)
  }

  /// The step as one English sentence.
  public var explanation: String { explained(in: StepWords()).sentence }
}
