import GameShellKit
import Testing

@Suite("Taking measurements")
struct MetricsRecorderTests {
  private let millisecond: Int64 = 1_000_000

  @Test("the start lasts until the first frame is written, and is told once")
  func start() {
    let recorder = MetricsRecorder(programStart: 5 * millisecond)
    #expect(recorder.isUneventful)
    recorder.frameDrawn(from: 12 * millisecond, to: 14 * millisecond)
    recorder.bytesWritten(at: 17 * millisecond)
    recorder.bytesWritten(at: 99 * millisecond)
    let payload = recorder.take()
    #expect(payload.startMilliseconds == 12)
    #expect(payload.frameTime.greatest == 2)
    #expect(payload.eventLatency.count == 0)
    #expect(recorder.take().startMilliseconds == nil)
    #expect(recorder.take() == MetricsPayload())
  }

  @Test("an answer counts from its oldest event, and an event that changes nothing has none")
  func latency() {
    let recorder = MetricsRecorder()
    recorder.eventRead(at: 10 * millisecond)
    recorder.eventRead(at: 12 * millisecond)
    recorder.bytesWritten(at: 13 * millisecond)
    recorder.eventRead(at: 20 * millisecond)
    recorder.eventsWentUnseen()
    recorder.bytesWritten(at: 900 * millisecond)
    let payload = recorder.take()
    #expect(payload.eventLatency.count == 1)
    #expect(payload.eventLatency.sum == 3)
  }

  @Test("a turn of more than 250 ms is a hang, unless the player stopped the program in it")
  func hangs() {
    let recorder = MetricsRecorder()
    recorder.loopTurned(in: 250 * millisecond)
    #expect(recorder.isUneventful)
    recorder.loopTurned(in: 251 * millisecond)
    recorder.programWasStopped()
    recorder.loopTurned(in: 60_000 * millisecond)
    recorder.loopTurned(in: 300 * millisecond)
    #expect(recorder.take().hangs == 1)
    recorder.loopTurned(in: 300 * millisecond)
    recorder.loopTurned(in: millisecond)
    recorder.loopTurned(in: 300 * millisecond)
    #expect(recorder.take().hangs == 2)
    #expect(recorder.take().hangs == 0)
  }

  @Test("an event that was read before a stop is not answered late")
  func stopped() {
    let recorder = MetricsRecorder()
    recorder.eventRead(at: 0)
    recorder.programWasStopped()
    recorder.bytesWritten(at: 60_000 * millisecond)
    #expect(recorder.take().eventLatency.count == 0)
  }

  @Test("dead and stalled stages are counted apart, other faults are not")
  func faults() {
    let recorder = MetricsRecorder()
    let kinds: [SceneFault.Kind] = [.died, .died, .stalled, .refused, .invalidFrame]
    for kind in kinds { recorder.faulted(kind) }
    recorder.stageEnded(peakMemory: 10, processorTime: 3)
    recorder.stageEnded(peakMemory: 7, processorTime: 4)
    let payload = recorder.take()
    #expect(payload.stageCrashes == 2 && payload.stageStalls == 1)
    #expect(payload.stagePeakMemory == 10 && payload.stageProcessorTime == 7)
  }

  @Test("intervals add up: counts and times are summed, peaks and the start are kept")
  func adding() {
    var first = MetricsPayload()
    first.began = 100
    first.ended = 200
    first.startMilliseconds = 9
    first.hangs = 1
    first.hostPeakMemory = 50
    first.hostProcessorTime = 5
    first.frameTime.record(1)
    var second = first
    second.began = 200
    second.ended = 300
    second.startMilliseconds = nil
    second.hostPeakMemory = 40
    var sum = MetricsPayload()
    sum.add(first)
    sum.add(second)
    #expect(sum.began == 100 && sum.ended == 300)
    #expect(sum.startMilliseconds == 9 && sum.hangs == 2)
    #expect(sum.hostPeakMemory == 50 && sum.hostProcessorTime == 10)
    #expect(sum.frameTime.count == 2)
  }
}
