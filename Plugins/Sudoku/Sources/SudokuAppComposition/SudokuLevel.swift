import GamePluginKit
import SudokuTechniques
import SudokuUI

extension Level {
  /// For people.
  var title: LocalizedText {
    switch self {
    case .easy: SudokuStrings.everywhere { strings in strings.easy }
    case .medium: SudokuStrings.everywhere { strings in strings.medium }
    case .hard: SudokuStrings.everywhere { strings in strings.hard }
    case .expert: SudokuStrings.everywhere { strings in strings.expert }
    }
  }

  /// What a puzzle of the level asks for.
  var subtitle: LocalizedText {
    switch self {
    case .easy: SudokuStrings.everywhere { strings in strings.easyNeeds }
    case .medium: SudokuStrings.everywhere { strings in strings.mediumNeeds }
    case .hard: SudokuStrings.everywhere { strings in strings.hardNeeds }
    case .expert: SudokuStrings.everywhere { strings in strings.expertNeeds }
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
  case daily = "sudoku.daily"
}
