import GamePluginKit
import StarterGameState

/// The ways to play.
public enum StarterLevel: String, CaseIterable, Sendable {
  case short, long

  /// For people.
  var title: LocalizedText {
    switch self {
    case .short: "Short"
    case .long: "Long"
    }
  }

  /// A few words beside the title.
  var subtitle: LocalizedText {
    switch self {
    case .short: "9 to 11 stones"
    case .long: "21 to 23 stones"
    }
  }

  var spec: PileSpec {
    switch self {
    case .short: .short
    case .long: .long
    }
  }

  var leaderboard: StarterLeaderboardID {
    switch self {
    case .short: .short
    case .long: .long
    }
  }
}

/// The leaderboards. Their names never change.
public enum StarterLeaderboardID: String, CaseIterable, Sendable {
  case short = "starter.short"
  case long = "starter.long"
}
