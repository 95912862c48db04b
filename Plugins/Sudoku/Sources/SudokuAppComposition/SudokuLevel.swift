import GamePluginKit
import SudokuTechniques

extension Level {
  /// For people.
  var title: LocalizedText {
    switch self {
    case .easy: "Easy"
    case .medium: "Medium"
    case .hard: "Hard"
    case .expert: "Expert"
    }
  }

  /// What a puzzle of the level asks for.
  var subtitle: LocalizedText {
    switch self {
    case .easy: "one square after the other"
    case .medium: "and locked candidates"
    case .hard: "and pairs, triples, quadruples"
    case .expert: "and fish, wings, chains"
    }
  }

  var leaderboard: SudokuLeaderboardID {
    switch self {
    case .easy: .easy
    case .medium: .medium
    case .hard: .hard
    case .expert: .expert
    }
  }
}

/// The leaderboards. Their names never change.
public enum SudokuLeaderboardID: String, CaseIterable, Sendable {
  case easy = "sudoku.easy"
  case medium = "sudoku.medium"
  case hard = "sudoku.hard"
  case expert = "sudoku.expert"
}
