/// One line of the export file that carries a run's metrics: OTLP's `MetricsData`.
struct OTLPMetrics: Encodable {
  struct NumberPoint: Encodable {
    var startTimeUnixNano: String
    var timeUnixNano: String
    var asInt: String?
    var asDouble: Double?
  }
  struct HistogramPoint: Encodable {
    var startTimeUnixNano: String
    var timeUnixNano: String
    var count: String
    var sum: Double
    var bucketCounts: [String]
    var explicitBounds: [Double]
    var min: Double?
    var max: Double?
  }
  struct Gauge: Encodable {
    var dataPoints: [NumberPoint]
  }
  struct Sum: Encodable {
    var dataPoints: [NumberPoint]
    /// 2 is `AGGREGATION_TEMPORALITY_CUMULATIVE`.
    var aggregationTemporality = 2
    var isMonotonic = true
  }
  struct HistogramData: Encodable {
    var dataPoints: [HistogramPoint]
    var aggregationTemporality = 2
  }
  struct Metric: Encodable {
    var name: String
    var description: String
    var unit: String
    var gauge: Gauge?
    var sum: Sum?
    var histogram: HistogramData?
  }
  struct ScopeMetrics: Encodable {
    var scope: OTLPScope
    var metrics: [Metric]
  }
  struct ResourceMetrics: Encodable {
    var resource: OTLPResource
    var scopeMetrics: [ScopeMetrics]
  }

  var resourceMetrics: [ResourceMetrics]

  init(
    _ payload: MetricsPayload, from start: Int64, to end: Int64, resource: OTLPResource,
    scope: OTLPScope
  ) {
    let (from, until) = (String(start * 1_000_000), String(end * 1_000_000))
    func point(_ integer: Int64? = nil, _ number: Double? = nil) -> NumberPoint {
      NumberPoint(
        startTimeUnixNano: from, timeUnixNano: until, asInt: integer.map { String($0) },
        asDouble: number)
    }
    func counter(_ name: String, _ description: String, _ unit: String, _ value: Int64) -> Metric {
      Metric(
        name: name, description: description, unit: unit, sum: Sum(dataPoints: [point(value)]))
    }
    func histogram(_ name: String, _ description: String, _ data: Histogram) -> Metric {
      Metric(
        name: name, description: description, unit: "ms",
        histogram: HistogramData(dataPoints: [
          HistogramPoint(
            startTimeUnixNano: from, timeUnixNano: until, count: String(data.count), sum: data.sum,
            bucketCounts: data.counts.map { String($0) }, explicitBounds: data.bounds,
            min: data.least, max: data.greatest)
        ]))
    }
    var metrics: [Metric] = []
    if let start = payload.startMilliseconds {
      metrics.append(
        Metric(
          name: "gamehost.start.duration", description: "Start of the program to first frame",
          unit: "ms", gauge: Gauge(dataPoints: [point(nil, start)])))
    }
    metrics += [
      histogram("gamehost.frame.duration", "Time to lay out and write a frame", payload.frameTime),
      histogram("gamehost.event.latency", "Event to frame on the terminal", payload.eventLatency),
      counter(
        "gamehost.stage.hangs", "Stages that did not answer in time", "{hang}", payload.hangs),
      counter("gamehost.stage.crashes", "Stages that died", "{crash}", payload.stageCrashes),
      Metric(
        name: "process.memory.peak", description: "Most memory resident", unit: "By",
        gauge: Gauge(dataPoints: [point(payload.peakMemory)])),
      counter("process.cpu.time", "Processor time", "ms", payload.cpuMilliseconds),
    ]
    resourceMetrics = [
      ResourceMetrics(
        resource: resource, scopeMetrics: [ScopeMetrics(scope: scope, metrics: metrics)])
    ]
  }
}
