import GamePluginKit
import MinesweeperPersistence
import MinesweeperUI

/// The achievements. Their names never change.
public enum MinesweeperAchievement: String, CaseIterable, Sendable {
  case first = "minesweeper.first"
  case hundred = "minesweeper.hundred"
  case expert = "minesweeper.expert"
  case week = "minesweeper.week"

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
          games.filter {
            $0.completion.mode == MinesweeperLevel.expert.rawValue && !$0.completion.isAssisted
          })
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
    _ needed: Int, _ title: (MinesweeperStrings) -> String,
    _ detail: (MinesweeperStrings) -> String,
    _ count: @escaping @Sendable ([FinishedGame]) -> Int
  ) -> AchievementGoal {
    AchievementGoal(
      AchievementDefinition(
        id: rawValue, title: MinesweeperStrings.everywhere(title),
        detail: MinesweeperStrings.everywhere(detail)),
      needed: needed, count: count)
  }
}

/// How many games were won.
@Sendable private func wins(_ games: [FinishedGame]) -> Int {
  games.count { $0.completion.isWon }
}
