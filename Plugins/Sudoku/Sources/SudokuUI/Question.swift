import GamePluginKit

/// What the player must answer before anything else.
enum Question: Hashable {
  /// Take all moves back?
  case restart
  /// Give this game up for a new one?
  case newGame
  /// Leave this game for a puzzle that was pasted? With its route.
  case importing(String)

  func view(_ strings: SudokuStrings) -> some View {
    ConfirmView(
      title: title(strings), message: message(strings), choices: choices(strings))
  }

  private func choices(_ strings: SudokuStrings) -> [ConfirmView.Choice] {
    [
      ConfirmView.Choice(strings.yes, action: "yes", hint: "y"),
      ConfirmView.Choice(strings.goOn, action: "no", hint: "n escape"),
    ]
  }

  private func title(_ strings: SudokuStrings) -> String {
    switch self {
    case .restart: strings.restart
    case .newGame: strings.newPuzzle
    case .importing: strings.pastedPuzzle
    }
  }

  private func message(_ strings: SudokuStrings) -> String {
    switch self {
    case .restart: strings.restartMessage
    case .newGame: strings.newPuzzleMessage
    case .importing: strings.pastedPuzzleMessage
    }
  }
}
