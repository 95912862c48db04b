import GamePluginABI
import GameShellKit

/// One open scene behind the door, with the memory that the host may still be reading.
final class PluginSession {
  private let scene: any Scene
  private let link: HostLink
  private let memory = DoorMemory()
  private var failure = ""

  init(scene: any Scene, link: HostLink) {
    self.scene = scene
    self.link = link
  }

  static func at(_ pointer: OpaquePointer?) -> PluginSession? {
    pointer.map {
      Unmanaged<PluginSession>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue()
    }
  }

  func handle(
    _ event: UnsafePointer<gh_event>, _ response: UnsafeMutablePointer<gh_response>
  ) -> gh_status {
    attempt { () throws(SceneFault) in
      let known = readDoorStruct(event, size: event.pointee.size, zero: gh_event())
      let time = GameTime(steady: known.clock_ms, wall: known.wall_ms)
      link.time = time
      var answer = gh_response()
      answer.size = response.pointee.size
      if let sceneEvent = SceneEvent(known) {
        answer.fill(from: try scene.handle(sceneEvent, at: time), memory: memory)
      }
      writeDoorStruct(answer, to: response, size: response.pointee.size)
    }
  }

  func render(_ size: CellSize, _ frame: UnsafeMutablePointer<gh_bytes>) -> gh_status {
    attempt { () throws(SceneFault) in
      let room = CellSize(columns: max(1, size.columns), rows: max(1, size.rows))
      frame.pointee = memory.bytes(try scene.frame(for: room).bytes)
    }
  }

  func snapshot(_ snapshot: UnsafeMutablePointer<gh_snapshot>) -> gh_status {
    var isAbsent = false
    let status = attempt { () throws(SceneFault) in
      guard let taken = try scene.snapshot() else {
        isAbsent = true
        return
      }
      var answer = gh_snapshot()
      answer.size = snapshot.pointee.size
      answer.state_version = taken.version
      answer.state = memory.bytes(taken.state)
      answer.summary = memory.text(taken.summary)
      answer.elapsed_ms = taken.elapsed
      answer.progress = UInt32(clamping: taken.progress)
      if taken.isFinished { answer.flags |= GH_SNAPSHOT_FINISHED }
      if taken.isPristine { answer.flags |= GH_SNAPSHOT_PRISTINE }
      writeDoorStruct(answer, to: snapshot, size: snapshot.pointee.size)
    }
    return isAbsent ? GH_ABSENT : status
  }

  func lastError() -> gh_text {
    memory.reset()
    return memory.text(failure)
  }

  func close() {
    scene.close()
    link.end()
  }

  /// Does what a function of the table does. What the host got from the call before is freed.
  private func attempt(_ body: () throws(SceneFault) -> Void) -> gh_status {
    memory.reset()
    failure = ""
    do {
      try body()
      return GH_OK
    } catch {
      failure = error.reason
      return error.kind.status
    }
  }
}
