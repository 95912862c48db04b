import FoundationEssentials

/// The figures of a run, as a table and as JSON.
struct Report: Encodable {
  struct Line: Encodable {
    var measurement: Measurement
    var budget: Budget?
    var isKept: Bool?
  }

  var lines: [Line] = []

  mutating func add(_ measurement: Measurement) {
    let budget = Budget.all[measurement.name]
    lines.append(
      Line(
        measurement: measurement, budget: budget, isKept: budget?.isKept(by: measurement)))
  }

  var table: String {
    var rows = [["what", "median", "p99", "unit", "n", "budget"]]
    for line in lines {
      let figures = line.measurement
      let budget = line.budget.map {
        "\($0.figure.rawValue) ≤ \(Self.number($0.limit))\(line.isKept == true ? "" : "  MISSED")"
      }
      rows.append([
        figures.name, Self.number(figures.median),
        figures.count > 1 ? Self.number(figures.p99) : "", figures.unit, "\(figures.count)",
        budget ?? "",
      ])
    }
    let widths = (0..<6).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, text in
        let fill = String(repeating: " ", count: widths[column] - text.count)
        return (1...2).contains(column) || column == 4 ? fill + text : text + fill
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private static func number(_ value: Double) -> String {
    if value >= 100 || value == value.rounded() { return String(Int(value.rounded())) }
    // A ratio near one is told by its hundredths.
    let places = abs(value) < 10 ? 100 : 10
    let parts = Int((abs(value) * Double(places)).rounded())
    let fraction = String(parts % places)
    let zeros = String(repeating: "0", count: (places == 100 ? 2 : 1) - fraction.count)
    return "\(value < 0 ? "-" : "")\(parts / places).\(zeros)\(fraction)"
  }
}
