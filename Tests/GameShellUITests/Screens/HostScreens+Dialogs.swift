import GameShellKit
import GameShellUI

extension HostScreens {
  /// A board that stands for any, beneath what lies over it.
  var board: some View {
    VStack(alignment: .center) {
      Text("0:42").role(.accent)
      BoardGrid(
        columns: 9, rows: 5, cellWidth: 3, lines: .outer,
        cells: (0..<45).map { BoardCell($0 % 7 == 0 ? "⚑" : "·", role: .closed) })
      HStack(spacing: 2) {
        KeyHint("f", strings.open, action: "f")
        KeyHint("u", strings.back, action: "u")
        KeyHint("q", strings.home, action: "q")
      }
    }
    .frame(maxWidth: .max, maxHeight: .max)
  }

  private func over(_ dialog: some View) -> Frame {
    ZStack {
      board
      dialog
    }
    .makeFrame()
  }

  func dialogs(_ size: CellSize) -> [(String, Frame)] {
    let words = strings.settings
    return [
      ("consent", over(ConsentDialog(strings: strings))),
      ("pause", over(PauseView(title: title("Tile Garden"), strings: strings))),
      ("help", over(HelpOverlay(board.makeFrame(), strings: strings))),
      ("stall", over(stall(size, isPlaying: true))),
      ("stall-loading", stall(size, isPlaying: false).makeFrame()),
      ("stall-wait", over(StallNote(seconds: 12, strings: strings))),
      ("completion-best", over(completion(elapsed: 60_000, isAssisted: false))),
      ("completion-assisted", over(completion(elapsed: 90_000, isAssisted: true))),
      (
        "confirm",
        over(
          ConfirmView(
            title: words.removeExportQuestion, message: words.removeExportMessage,
            choices: [
              .init(strings.cancel, action: "keep", hint: "n q esc"),
              .init(words.remove, action: "yes", hint: "y"),
            ]))
      ),
    ]
  }

  private func stall(_ size: CellSize, isPlaying: Bool) -> StallView {
    StallView(
      game: title("Tile Garden"), seconds: 12, isPlaying: isPlaying, columns: size.columns,
      strings: strings)
  }

  private func title(_ text: String) -> String { Garden.told(text).text(for: language) }

  private func completion(elapsed: Int64, isAssisted: Bool) -> CompletionView {
    var completion = GameCompletion(
      mode: "small", gameID: "small:1", isWon: true, elapsed: elapsed, score: elapsed)
    completion.isAssisted = isAssisted
    var model = CompletionModel(
      completion, game: title("Tile Garden"), mode: title("Small"), isDaily: false,
      games: (try? records.finishedGames(mode: "small")) ?? [], today: Garden.today)
    model.streak = 7
    return CompletionView(model, strings: strings)
  }

  /// What the player is told when something went wrong, or was done.
  var toasts: [(String, Frame)] {
    let words = strings.toasts
    let crash = strings.told("libTile.so was killed by SIGSEGV")
    let late = strings.told("libTile.so did not answer within 2 s")
    let texts = [
      (
        "updated",
        words.updated.filling("game", with: title("Tile Garden")).filling("version", with: "2")
      ),
      ("set-back", words.setBack.filling("reason", with: crash)),
      ("failed-again", words.failedAgain.filling("reason", with: crash)),
      (
        "could-not-go-on",
        words.couldNotGoOn.filling("reason", with: crash).filling("error", with: late)
      ),
      (
        "not-stored",
        words.notStored.filling(
          "reason",
          with: strings.told(
            "could not change the store /home/ada/x.sqlite: full; make room on the disk"))
      ),
      ("unknown-place", words.unknownPlace.filling("path", with: "board/giant")),
      ("export-removed", strings.settings.exportRemoved),
      ("unconfined", words.unconfined.filling("game", with: title("Tile Garden"))),
      ("confined-again", words.confinedAgain.filling("game", with: title("Tile Garden"))),
      (
        "store-restored",
        words.storeRestored.filling("time", with: "2026-11-26 19:05")
          .filling("file", with: "gamehost.sqlite.damaged-1")
      ),
      ("sync-copies", words.syncCopies),
    ]
    return texts.map { ("toast-\($0)", board.toast($1).makeFrame()) }
  }
}
