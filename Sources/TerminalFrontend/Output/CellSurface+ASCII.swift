import GameShellUI

extension CellSurface {
  func asciiTwin() -> CellSurface {
    var twin = self
    for index in twin.cells.indices where twin.cells[index].text.utf8.contains(where: { $0 > 126 })
    {
      twin.cells[index].text = "?"
    }
    for index in twin.cells.indices where twin.cells[index].text.isEmpty {
      twin.cells[index].text = " "
    }
    return twin
  }
}
