import GameShellKit

/// What a button was pressed on; it stays the same when the frame changes meanwhile.
struct PressedTarget: Hashable {
  var id: UInt32
  var action: String
  var cell: Int?

  init(_ hit: Hit) {
    id = hit.id
    action = hit.action
    cell = hit.cell
  }
}

extension SceneDriver {
  func sendPointer(
    _ pointer: PointerEvent, at time: GameTime
  ) throws(SceneFault) -> SceneResponse {
    let presentation = try present()
    let hit = presentation.hit(column: pointer.column, row: pointer.row)
    var local = pointer
    local.node = hit?.id ?? 0
    local.cell = hit?.cell
    if let hit {
      local.column = hit.column
      local.row = hit.row
    }
    let response = try pass(.pointer(local), at: time)
    if pointer.phase == .press { pressed = nil }
    let target = pressed
    if pointer.phase == .release { pressed = nil }
    if response.handled { return response }
    switch (pointer.phase, pointer.button) {
    case (.press, .left):
      pressed = hit.map { PressedTarget($0) }
    case (.release, .left), (.release, .none):
      if let hit, let target, !hit.action.isEmpty, PressedTarget(hit) == target {
        return try choose(hit.action, node: hit.id, cell: hit.cell, at: time)
      }
    case (.wheel, _):
      if let view = presentation.scrollView(column: pointer.column, row: pointer.row),
        presenter.scroll(view, by: pointer.wheel)
      {
        return redraw()
      }
    default: break
    }
    return response
  }
}
