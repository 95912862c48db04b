import GameShellUI

/// A screen or dialog of the host, upon the board or Home.
enum HostScreen: Hashable {
  /// Says what the consent question means.
  case consent
  /// The menu over a board.
  case menu
  /// The keys of what lies beneath.
  case help
  /// The end of a game.
  case completion(CompletionModel)
  /// The settings.
  case settings
  /// What was played.
  case statistics(GameCenterDashboardModel.Tab)
  /// A question before something is lost.
  case question(HostQuestion)

  /// Whether nothing of what lies beneath is seen.
  var isFull: Bool {
    switch self {
    case .settings, .statistics: true
    case .consent, .menu, .help, .completion, .question: false
    }
  }
}

/// A question before something is lost.
enum HostQuestion: Hashable {
  /// Deletes what was written for export.
  case removeExport
  /// Withdraws consent, which deletes it too.
  case withdrawConsent
}
