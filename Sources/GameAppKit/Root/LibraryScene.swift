import GameShellKit
import GameShellUI

/// The list of games; opening one is a navigation to its path.
final class LibraryScene {
  private let host: GameHost
  private var entries: [CatalogueEntry]
  /// What went wrong last, shown below the list.
  var message: String?

  init(host: GameHost) {
    self.host = host
    entries = host.catalogue()
  }

  /// Looks at the folders again.
  func refresh() {
    entries = host.catalogue()
    message = nil
  }

  func handle(_ event: SceneEvent, at time: GameTime) -> SceneResponse {
    switch event {
    case .action(let id, _, _):
      if id == "library.quit" { return SceneResponse(handled: true, navigation: .leave) }
      guard let index = Int(id.dropFirst("library.open.".count)), entries.indices.contains(index),
        case .success = entries[index].result
      else { return .ignored }
      message = nil
      return SceneResponse(
        handled: true, changed: true, navigation: .open(entries[index].path))
    case .key(.escape, _), .key(.character("q"), []):
      return SceneResponse(handled: true, navigation: .leave)
    default: return .ignored
    }
  }

  func frame(for size: CellSize) -> Frame {
    let rows = entries.enumerated().map { index, entry in
      switch entry.result {
      case .success(let game):
        LibraryView.Row(
          action: "library.open.\(index)", title: game.title.text(for: host.options.locale),
          detail: game.version)
      case .failure(let fault):
        LibraryView.Row(
          action: nil, title: PluginGame.name(of: entry.path), detail: fault.reason)
      }
    }
    return LibraryView(rows: rows, message: message, folders: host.options.folders.paths)
      .makeFrame()
  }
}
