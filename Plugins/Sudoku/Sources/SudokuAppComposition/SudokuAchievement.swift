import GamePluginKit
import SudokuPersistence
import SudokuTechniques
import SudokuUI

/// The achievements. Their names never change.
public enum SudokuAchievement: String, CaseIterable, Sendable {
  case first = "sudoku.first"
  case hundred = "sudoku.hundred"
  case expert = "sudoku.expert"
  case week = "sudoku.week"

  /// What has to be done for it, and what counts.
  var goal: AchievementGoal {
    switch self {
    case .first:
      goal(
        1, { strings in strings.achievementFirst }, { strings in strings.achievementFirstNeeds },
        wins)
    case .hundred:
      goal(
        100, { strings in strings.achievementHundred },
        { strings in strings.achievementHundredNeeds }, wins)
    case .expert:
      goal(
        1, { strings in strings.achievementExpert }, { strings in strings.achievementExpertNeeds }
      ) { games in
        wins(
          games.filter { $0.completion.mode == Level.expert.rawValue && !$0.completion.isAssisted })
      }
    case .week:
      goal(7, { strings in strings.achievementWeek }, { strings in strings.achievementWeekNeeds }) {
        games in
        let record = DailyRecord(games.filter { $0.completion.mode == DailyPuzzle.mode })
        return record.punctual.max().map { record.streak(today: $0).longest } ?? 0
      }
    }
  }

  private func goal(
    _ needed: Int, _ title: (SudokuStrings) -> String, _ detail: (SudokuStrings) -> String,
    _ count: @escaping @Sendable ([FinishedGame]) -> Int
  ) -> AchievementGoal {
    AchievementGoal(
      AchievementDefinition(
        id: rawValue, title: SudokuStrings.everywhere(title),
        detail: SudokuStrings.everywhere(detail)),
      needed: needed, count: count)
  }
}

/// How many games were won.
@Sendable private func wins(_ games: [FinishedGame]) -> Int {
  games.count { $0.completion.isWon }
}
