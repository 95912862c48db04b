import GameShellKit
import GameShellUI

/// What the home screen shows: the lines, and what choosing one does.
struct GameHomeViewModel<Route: GameRoute> {
  enum Choice {
    case open(Route)
    case help
    case leave
  }

  var config: GameConfig<Route>
  var locale: String
  var resume: ResumePoint<Route>?
  var hasLibrary: Bool

  func choice(for action: String) -> Choice? {
    if action == "home.resume", let resume { return .open(resume.route) }
    if action == "home.help" { return .help }
    if action == "home.leave" { return .leave }
    return config.homeModes.first { "home.mode.\($0.id)" == action }.map { .open($0.route) }
  }
}

struct GameHomeView<Route: GameRoute>: View {
  var model: GameHomeViewModel<Route>
  var size: CellSize

  var body: some View {
    VStack(alignment: .center, spacing: 1) {
      Text(model.config.title.text(for: model.locale)).role(.title).bold()
      if let resume = model.resume {
        Button("Continue: \(resume.summary)", action: "home.resume", hint: "c")
      }
      ForEach(Array(model.config.homeModes.enumerated())) { item in
        Button(
          item.element.title.text(for: model.locale), action: "home.mode.\(item.element.id)",
          hint: "\(item.offset + 1)")
      }
      KeyHint("q", model.hasLibrary ? "library" : "quit", action: "home.leave")
    }
  }
}

struct Toast: View {
  var text: String
  init(_ text: String) { self.text = text }
  var body: some View {
    VStack {
      Spacer()
      Text(text).wrap().role(.toast)
    }
  }
}

struct HelpOverlay: View {
  var frame: Frame
  init(frame: Frame) { self.frame = frame }
  var body: some View {
    Box("Keys") { Text("any key closes this") }
  }
}
