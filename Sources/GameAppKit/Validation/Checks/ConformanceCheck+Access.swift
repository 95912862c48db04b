import GameShellKit
import GameShellUI

extension ConformanceCheck {
  /// Whether players without colours, without a mouse or without sight can play.
  static var access: [ConformanceCheck] {
    func check(
      _ name: String, _ summary: String, advice: String,
      _ run: @escaping (Trial) throws(SceneFault) -> ConformanceVerdict
    ) -> ConformanceCheck {
      ConformanceCheck(name, summary, advice: advice, family: .access, run: run)
    }
    return [
      check(
        "no-colour-only", "nothing is told by colour alone",
        advice: "give cells that mean different things different glyphs, flags or labels"
      ) { trial throws(SceneFault) in
        try inPlay(trial) { ColourCells.twins(in: $0).map { .warn($0) } }
      },
      check(
        "cells-labelled", "every cell has words for a screen reader",
        advice: "give each cell a label, for example \"lit, row 1, column 2\""
      ) { trial throws(SceneFault) in
        try inPlay(trial) { frame in
          let bare = (0..<frame.cellCount).count { frame.cell($0).label.isEmpty }
          return bare > 0 ? .warn("\(bare) of \(frame.cellCount) cells have no label") : nil
        }
      },
      check(
        "boards-labelled", "every board, chart and canvas has a name",
        advice: "give the node a label"
      ) { trial throws(SceneFault) in
        try inPlay(trial) { frame in
          for index in 0..<frame.nodeCount {
            let node = frame.node(index)
            guard [.grid, .chart, .canvas].contains(node.kind), node.label.isEmpty,
              !node.flags.contains(.silent)
            else { continue }
            return .warn("a \(node.kind) has no label")
          }
          return nil
        }
      },
      check(
        "actions-labelled", "everything that can be chosen has words",
        advice: "give the node a text or a label"
      ) { trial throws(SceneFault) in
        try onScreen(trial) { tree in
          let bare = tree.all.first {
            !$0.action.isEmpty && $0.kind != "cell" && $0.label.isEmpty
          }
          return bare.map { .warn("what sends \"\($0.action)\" has neither text nor label") }
        }
      },
      check(
        "hints-are-keys", "every hint of an action names keys",
        advice: "write hints like \"f\", \"enter\", \"ctrl+z\", or \"n esc\" for either"
      ) { trial throws(SceneFault) in
        try inPlay(trial) { frame in
          for index in 0..<frame.nodeCount {
            // A hint without an action may sum up several keys in words.
            guard !frame.node(index).action.isEmpty else { continue }
            let hint = frame.text(frame.node(index).hint)
            let words = HintStroke(hint) == nil ? hint.split(separator: " ").map(String.init) : []
            if let word = words.first(where: { HintStroke($0) == nil }) {
              return .warn("\"\(word)\" names no key")
            }
          }
          return nil
        }
      },
      check(
        "hints-distinct", "no key is promised for two things at once",
        advice: "give each action a key of its own"
      ) { trial throws(SceneFault) in
        try onScreen(trial, doubledHint)
      },
      check(
        "keyboard-reaches", "every action can be chosen without a pointer",
        advice: "leave Tab to the host, or give the action a hint whose key you handle",
        KeyboardWalk.actions),
      check(
        "keyboard-cursor", "the arrow keys lead to every square of a board",
        advice: "handle the arrows, and give the cursor's cell in the grid's p[4]",
        KeyboardWalk.boards),
    ]
  }

  /// Plays every mode and looks at what a front end makes of each fifth frame.
  private static func onScreen(
    _ trial: Trial, _ look: (SemanticTree) -> ConformanceVerdict?
  ) throws(SceneFault) -> ConformanceVerdict {
    try inPlay(trial) { frame in
      var presenter = FramePresenter()
      return look(presenter.present(frame, size: TrialSession.size).semanticTree)
    }
  }

  private static func doubledHint(_ tree: SemanticTree) -> ConformanceVerdict? {
    var actions: [HintStroke: String] = [:]
    // What lies beneath a dialog cannot be used.
    let scope = tree.all.last(where: \.isModal).map(elements) ?? tree.all
    for node in scope where !node.action.isEmpty && !node.isDisabled {
      for stroke in HintStroke.all(in: node.hint) {
        let other = actions[stroke] ?? node.action
        guard other == node.action else {
          return .warn("\"\(node.hint)\" is for \"\(other)\" and for \"\(node.action)\"")
        }
        actions[stroke] = other
      }
    }
    return nil
  }

  /// An element and all within it.
  private static func elements(_ node: SemanticNode) -> [SemanticNode] {
    [node] + node.children.flatMap(elements)
  }
}
