import GameShellKit
import GameShellUI

extension HostScreens {
  func libraries(_ size: CellSize) -> [(String, Frame)] {
    func library(
      _ rows: [LibraryView.Row], _ change: (inout LibraryView.Surroundings) -> Void
    ) -> Frame {
      var around = LibraryView.Surroundings()
      change(&around)
      return LibraryView(rows: rows, around: around, columns: size.columns, strings: strings)
        .makeFrame()
    }
    let folders = ["/home/ada/.local/share/gamehost/plugins", "/usr/lib/gamehost/plugins"]
    return [
      ("library", library(games) { $0.folders = folders }),
      (
        "library-broken",
        library(Array(games.prefix(2))) {
          $0.problems = problems
          $0.offersRetry = true
        }
      ),
      ("library-failure", library(games) { $0.message = problems[0] }),
      ("library-trust", library(marked) { _ in }),
      ("library-empty", library([]) { $0.folders = folders }),
      ("library-looking", library(games) { $0.pending = 3 }),
      ("library-search", library(Array(games.prefix(1))) { $0.search = "gar" }),
      ("library-no-match", library([]) { $0.search = "chess" }),
    ]
  }

  /// A game for each way in which a line can be worded.
  private var games: [LibraryView.Row] {
    let titles = [
      "Tile Garden", "Nine Rings", "Lanterns", "The Longest Name Of Any Game Here", "石园",
    ]
    return [0, 1, 5, 20, 2000].enumerated().map { index, back in
      LibraryView.Row(
        action: "open.\(index)", id: UInt32(index + 1), title: titles[index],
        tint: RGB(hex: 0x1e90ff),
        detail: back == 1
          ? strings.wins.text(for: 12) : back > 1 ? strings.dayStreak.text(for: back) : "",
        progress: back == 5 ? 420 : nil,
        played: back == 0
          ? strings.neverPlayed
          : formatDaysAgo(Garden.today + -back, today: Garden.today, strings: strings))
    }
  }

  /// Games with what stands beside their names when the player is told whom to trust.
  private var marked: [LibraryView.Row] {
    zip(games, [strings.untrusted, strings.unconfined, strings.untrusted]).map { game, mark in
      var row = game
      row.detail = mark
      return row
    }
  }

  private var problems: [String] {
    [
      "libBroken.so is not a game: it does not export makeGameConfig",
      "libOld.so was built for door version 99 and needs at least 98; this host speaks version 1: "
        + "update the host",
    ].map(strings.told)
  }
}
