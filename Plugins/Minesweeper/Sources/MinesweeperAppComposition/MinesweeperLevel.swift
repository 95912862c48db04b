import GamePluginKit
import MinesweeperGameState
import MinesweeperUI

/// The three usual measures, as every Minesweeper has them.
public enum MinesweeperLevel: String, CaseIterable, Sendable {
  case beginner, intermediate, expert

  /// For people.
  var title: LocalizedText {
    switch self {
    case .beginner: MinesweeperStrings.everywhere { strings in strings.beginner }
    case .intermediate: MinesweeperStrings.everywhere { strings in strings.intermediate }
    case .expert: MinesweeperStrings.everywhere { strings in strings.expert }
    }
  }

  var spec: BoardSpec {
    switch self {
    case .beginner: .beginner
    case .intermediate: .intermediate
    case .expert: .expert
    }
  }

  var leaderboard: MinesweeperLeaderboardID {
    switch self {
    case .beginner: .beginner
    case .intermediate: .intermediate
    case .expert: .expert
    }
  }
}

/// The leaderboards. Their names never change.
public enum MinesweeperLeaderboardID: String, CaseIterable, Sendable {
  case beginner = "minesweeper.beginner"
  case intermediate = "minesweeper.intermediate"
  case expert = "minesweeper.expert"
  case daily = "minesweeper.daily"
}
