import GamePluginKit

/// What the player must answer before anything else.
enum Question: Hashable {
  /// Take all moves back?
  case restart
  /// Give this game up for a new one?
  case newGame
  /// Leave this game for a puzzle that was pasted? With its route.
  case importing(String)

  var view: some View {
    ConfirmView(title: title, message: message, choices: choices)
  }

  private var choices: [ConfirmView.Choice] {
    [
      ConfirmView.Choice("Yes", action: "yes", hint: "y"),
      ConfirmView.Choice("Go on", action: "no", hint: "n escape"),
    ]
  }

  private var title: String {
    switch self {
    case .restart: "Restart"
    case .newGame: "New puzzle"
    case .importing: "Pasted puzzle"
    }
  }

  private var message: String {
    switch self {
    case .restart: "Take all digits and notes back?"
    case .newGame: "Give this puzzle up for a new one?"
    case .importing: "Open the pasted puzzle?"
    }
  }
}
