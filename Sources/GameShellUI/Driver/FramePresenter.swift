public import GameShellKit

/// Turns frames into presentations, and remembers from one to the next what is the host's: the
/// keyboard's focus and how far things are scrolled.
public struct FramePresenter {
  /// Where the player put the focus; outside of modal nodes.
  var focus: NodeKey?
  /// Where the focus is within the modal node.
  var modalFocus: NodeKey?
  private var scroll = ScrollWish()
  private var reveals = false

  /// Starts without focus, and scrolled to the top.
  public init() {}

  /// Lays out and draws a frame.
  public mutating func present(_ frame: Frame, size: CellSize) -> Presentation {
    let pass = LayoutPass(frame, size: size)
    let map = FocusMap(frame, nodes: pass.nodes, parents: pass.parents)
    let stop = focusedStop(map)
    scroll.revealed = reveals ? stop.map { map.stops[$0].node } : nil
    let placed = pass.solved(scroll)
    reveals = false
    scroll.offsets = [:]
    scroll.rowsInSight = [:]
    for view in placed.scrolls {
      scroll.offsets[view.key] = view.offset
      scroll.rowsInSight[view.key] = Int(placed.nodes[view.node].p[0])
    }
    let focused = stop.map { map.stops[$0].node }
    return Presentation(
      placed: placed, map: map, focusedStop: stop,
      surface: Rasteriser.draw(placed, focus: focused))
  }

  private mutating func focusedStop(_ map: FocusMap) -> Int? {
    guard map.modal != nil else {
      modalFocus = nil
      return map.stop(focus) ?? map.preferred
    }
    let stop = map.stop(modalFocus) ?? map.preferred ?? (map.stops.isEmpty ? nil : 0)
    modalFocus = stop.map { map.stops[$0].key }
    return stop
  }

  /// Whether the player, or a modal node, put the focus where it is.
  func isFocusHeld(_ presentation: Presentation) -> Bool {
    guard presentation.focusedStop != nil else { return false }
    return presentation.map.modal != nil || presentation.map.stop(focus) != nil
  }

  /// Gives the focus back to the scene.
  mutating func releaseFocus() { focus = nil }

  /// Moves the focus; false when there is nothing that way.
  mutating func moveFocus(_ move: FocusMove, in presentation: Presentation) -> Bool {
    let map = presentation.map
    guard
      let stop = map.target(move, from: presentation.focusedStop, placed: presentation.placed),
      stop != presentation.focusedStop || !isFocusHeld(presentation)
    else { return false }
    if map.modal == nil { focus = map.stops[stop].key } else { modalFocus = map.stops[stop].key }
    reveals = true
    return true
  }

  /// Scrolls a view by rows; false when it stands at that end.
  mutating func scroll(_ view: PlacedScroll, by rows: Int) -> Bool {
    let offset = max(0, min(view.limit, view.offset + max(-0xffff, min(rows, 0xffff))))
    guard offset != view.offset else { return false }
    scroll.offsets[view.key] = offset
    return true
  }
}
