import GameShellKit

extension SceneDriver {
  func sendKey(
    _ key: Key, _ modifiers: Modifiers, at time: GameTime
  ) throws(SceneFault) -> SceneResponse {
    let held = [.shift, .alt, .control, .super].contains { modifiers.contains($0) }
    if !held, key == .enter || key == .character(" ") {
      // What the player put the focus on is chosen, whatever else the key may mean.
      let presentation = try present()
      let isBoard = presentation.focusedNode.map { presentation.placed.nodes[$0].kind == .grid }
      if presenter.isFocusHeld(presentation), isBoard == false,
        let response = try chooseFocus(presentation, at: time)
      {
        return response
      }
    }
    let response = try pass(.key(key, modifiers), at: time)
    guard !response.handled else {
      switch key {
      // A scene that uses the arrows has the focus itself.
      case .up, .down, .left, .right: if presenter.focus != nil { releaseFocus() }
      default: break
      }
      return response
    }
    return try serveKey(key, modifiers, response, at: time)
  }

  private func releaseFocus() {
    presenter.releaseFocus()
    _ = redraw()
  }

  /// Uses a key that the scene left.
  func serveKey(
    _ key: Key, _ modifiers: Modifiers, _ response: SceneResponse, at time: GameTime
  ) throws(SceneFault) -> SceneResponse {
    let presentation = try present()
    let pressed = HintKey(key, modifiers)
    for stop in presentation.map.stops {
      let node = presentation.placed.nodes[stop.node]
      guard !node.hint.isEmpty,
        HintKey.keys(of: presentation.frame.text(node.hint)).contains(pressed)
      else { continue }
      return try choose(stop.action, node: node.id, cell: nil, at: time)
    }
    let isPlain = modifiers.subtracting(.shift).isEmpty
    guard isPlain else { return response }
    switch key {
    case .enter, .character(" "):
      return try chooseFocus(presentation, at: time) ?? response
    case .tab: return move(modifiers.contains(.shift) ? .previous : .next, presentation, response)
    case .up: return move(.up, presentation, response, scrollingBy: -1)
    case .down: return move(.down, presentation, response, scrollingBy: 1)
    case .left: return move(.left, presentation, response)
    case .right: return move(.right, presentation, response)
    case .pageUp: return scroll(presentation, response) { 1 - $0.rows }
    case .pageDown: return scroll(presentation, response) { $0.rows - 1 }
    case .home: return scroll(presentation, response) { -$0.offset }
    case .end: return scroll(presentation, response) { $0.limit - $0.offset }
    default: return response
    }
  }

  private func chooseFocus(
    _ presentation: Presentation, at time: GameTime
  ) throws(SceneFault) -> SceneResponse? {
    guard let index = presentation.focusedStop else { return nil }
    let stop = presentation.map.stops[index]
    let node = presentation.placed.nodes[stop.node]
    let cursor = node.kind == .grid && node.p[4] >= 0 ? Int(node.p[4]) : nil
    return try choose(stop.action, node: node.id, cell: cursor, at: time)
  }

  private func move(
    _ move: FocusMove, _ presentation: Presentation, _ response: SceneResponse,
    scrollingBy rows: Int = 0
  ) -> SceneResponse {
    if rows != 0, let view = presentation.scrollView(before: move),
      presenter.scroll(view, by: rows)
    {
      return merged(response)
    }
    if presenter.moveFocus(move, in: presentation) { return merged(response) }
    return rows == 0 ? response : scroll(presentation, response) { _ in rows }
  }

  private func scroll(
    _ presentation: Presentation, _ response: SceneResponse, by rows: (PlacedScroll) -> Int
  ) -> SceneResponse {
    guard let view = presentation.activeScrollView, presenter.scroll(view, by: rows(view)) else {
      return response
    }
    return merged(response)
  }

  /// The scene's response, with what the driver did.
  private func merged(_ response: SceneResponse) -> SceneResponse {
    _ = redraw()
    var response = response
    response.handled = true
    response.changed = true
    return response
  }
}
