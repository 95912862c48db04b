import GameShellKit
import GameShellUI
import TerminalFrontend

/// What drawing costs as a board grows, without any game: encode, check, lay out, write.
enum DrawingBench {
  static let screen = CellSize(columns: 200, rows: 60)

  static func board(_ columns: Int, _ rows: Int, marked: Int) -> some View {
    BoardGrid(
      columns: columns, rows: rows, cellWidth: 2, cursor: marked,
      cells: (0..<columns * rows).map { index in
        FrameBuilder.GridCell(
          index == marked ? "X" : ["·", "1", "2", "3"][index % 4],
          role: [.closed, .value1, .value2, .value3][index % 4])
      })
  }

  static func run(into report: inout Report) throws {
    for (columns, rows) in [(9, 9), (16, 16), (30, 16), (60, 40), (100, 60)] {
      let name = "\(columns)×\(rows)"
      let size = CellSize(columns: max(80, columns * 2 + 4), rows: max(24, rows + 4))
      let frames = (0..<2).map { board(columns, rows, marked: $0).makeFrame() }
      report.add(
        Measurement.time("encode \(name)", count: 200) { i in
          _ = board(columns, rows, marked: i % 2).makeFrame()
        })
      report.add(
        try Measurement.time("check \(name)", count: 200) { i in
          _ = try Frame(validating: frames[i % 2].bytes)
        })
      var presenter = FramePresenter()
      report.add(
        Measurement.time("lay out and raster \(name)", count: 200) { i in
          _ = presenter.present(frames[i % 2], size: size)
        })
      var renderer = Renderer(depth: .truecolor, paint: Theme(appearance: .dark).paint(for:))
      let surfaces = frames.map { presenter.present($0, size: size).surface }
      report.add(
        Measurement.time("diff and write \(name)", count: 200) { i in
          _ = renderer.render(surfaces[i % 2])
        })
      report.add(
        Measurement("frame bytes \(name)", unit: "B", value: Double(frames[0].bytes.count)))
    }
  }

  /// The bytes that one changed cell of an expert-sized board costs, over every cell of it.
  static func bytesPerCell(into report: inout Report) {
    var presenter = FramePresenter()
    var renderer = Renderer(depth: .truecolor, paint: Theme(appearance: .dark).paint(for:))
    let size = CellSize(columns: 80, rows: 24)
    func surface(changed: Int?) -> CellSurface {
      let cells = (0..<480).map { index in
        index == changed
          ? FrameBuilder.GridCell("3", role: .value3) : FrameBuilder.GridCell("·", role: .closed)
      }
      let view = BoardGrid(columns: 30, rows: 16, cellWidth: 2, cells: cells)
      return presenter.present(view.makeFrame(), size: size).surface
    }
    let plain = surface(changed: nil)
    var samples: [Double] = []
    for index in 0..<480 {
      _ = renderer.render(plain)
      samples.append(Double(renderer.render(surface(changed: index)).count))
    }
    report.add(Measurement("bytes for one changed cell", unit: "B", samples: samples))
  }
}
