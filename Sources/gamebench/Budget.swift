/// What the project promises for a figure.
struct Budget: Encodable {
  /// Which of a measurement's figures the promise is about.
  enum Figure: String, Encodable {
    case median, p99
  }

  var figure: Figure
  var limit: Double

  /// The budgets of the design, by measurement.
  static let all: [String: Budget] = [
    "start to first frame": Budget(figure: .median, limit: 20_000),
    "key to bytes, in a stage": Budget(figure: .p99, limit: 2000),
    "process boundary": Budget(figure: .median, limit: 100),
    "bytes for one changed cell": Budget(figure: .median, limit: 100),
    "idle wake-ups per second": Budget(figure: .median, limit: 1),
    "memory, host and stage": Budget(figure: .median, limit: 35),
    "swap, file to first frame": Budget(figure: .median, limit: 60_000),
    "warm catalogue of 100": Budget(figure: .median, limit: 30_000),
    "recovery after a crash": Budget(figure: .median, limit: 100_000),
  ]

  /// Whether a measurement keeps it.
  func isKept(by measurement: Measurement) -> Bool {
    (figure == .median ? measurement.median : measurement.p99) <= limit
  }
}
