import GameShellKit

/// One line of the export file that carries an interval's metrics: OTLP's `MetricsData`.
struct OTLPMetrics: Encodable {
  struct NumberPoint: Encodable {
    var startTimeUnixNano: String
    var timeUnixNano: String
    var asInt: String?
    var asDouble: Double?
    var attributes: [OTLPAttribute]?
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
    /// 1 is `AGGREGATION_TEMPORALITY_DELTA`: each line tells of its own interval alone.
    var aggregationTemporality = 1
    var isMonotonic = true
  }
  struct HistogramData: Encodable {
    var dataPoints: [HistogramPoint]
    var aggregationTemporality = 1
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

  init(_ payload: MetricsPayload, resource: OTLPResource, scope: OTLPScope) {
    resourceMetrics = [
      ResourceMetrics(
        resource: resource,
        scopeMetrics: [ScopeMetrics(scope: scope, metrics: MetricList(payload).metrics)])
    ]
  }
}

/// The metrics of one interval, by name.
private struct MetricList {
  let payload: MetricsPayload
  let from: String
  let until: String

  init(_ payload: MetricsPayload) {
    self.payload = payload
    from = String(payload.began * 1_000_000)
    until = String(payload.ended * 1_000_000)
  }

  var metrics: [OTLPMetrics.Metric] {
    var metrics: [OTLPMetrics.Metric] = []
    if let start = payload.startMilliseconds {
      metrics.append(
        gauge(
          "gamehost.start.duration", "Start of the program to first frame", "ms",
          [point(number: start)]))
    }
    metrics += [
      histogram("gamehost.frame.duration", "Time to lay out and write a frame", payload.frameTime),
      histogram(
        "gamehost.event.latency", "Event read to its answer written", payload.eventLatency),
      sum("gamehost.hangs", "Turns of the main loop over 250 ms", "{hang}", [point(payload.hangs)]),
      sum("gamehost.stage.crashes", "Stages that died", "{crash}", [point(payload.stageCrashes)]),
      sum(
        "gamehost.stage.stalls", "Stages that did not answer in time", "{stall}",
        [point(payload.stageStalls)]),
      gauge(
        "gamehost.memory.peak", "Most memory resident", "By",
        [
          point(payload.hostPeakMemory, of: "host"), point(payload.stagePeakMemory, of: "stage"),
        ]),
      sum(
        "gamehost.cpu.time", "Processor time", "ms",
        [
          point(payload.hostProcessorTime, of: "host"),
          point(payload.stageProcessorTime, of: "stage"),
        ]),
    ]
    return metrics
  }

  private func point(
    _ integer: Int64? = nil, number: Double? = nil, of process: String? = nil
  ) -> OTLPMetrics.NumberPoint {
    OTLPMetrics.NumberPoint(
      startTimeUnixNano: from, timeUnixNano: until, asInt: integer.map { String($0) },
      asDouble: number,
      attributes: process.map { OTLPAttribute.list(["process": .text($0)]) })
  }

  private func gauge(
    _ name: String, _ description: String, _ unit: String, _ points: [OTLPMetrics.NumberPoint]
  ) -> OTLPMetrics.Metric {
    OTLPMetrics.Metric(
      name: name, description: description, unit: unit,
      gauge: OTLPMetrics.Gauge(dataPoints: points))
  }

  private func sum(
    _ name: String, _ description: String, _ unit: String, _ points: [OTLPMetrics.NumberPoint]
  ) -> OTLPMetrics.Metric {
    OTLPMetrics.Metric(
      name: name, description: description, unit: unit, sum: OTLPMetrics.Sum(dataPoints: points))
  }

  private func histogram(
    _ name: String, _ description: String, _ data: Histogram
  ) -> OTLPMetrics.Metric {
    OTLPMetrics.Metric(
      name: name, description: description, unit: "ms",
      histogram: OTLPMetrics.HistogramData(dataPoints: [
        OTLPMetrics.HistogramPoint(
          startTimeUnixNano: from, timeUnixNano: until, count: String(data.count), sum: data.sum,
          bucketCounts: data.counts.map { String($0) }, explicitBounds: data.bounds,
          min: data.least, max: data.greatest)
      ]))
  }
}
