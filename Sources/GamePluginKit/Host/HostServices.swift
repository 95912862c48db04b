import GamePluginABI
import GameShellKit

/// The host's table with each group as this SDK knows it; a group that the host lacks is nil.
struct HostServices {
  let environment: gh_environment?
  let telemetry: gh_telemetry?
  let errorReporter: gh_error_reporter?
  let gameCenter: gh_game_center?
  let persistence: gh_persistence?
  let monetization: gh_monetization?
  let audio: gh_audio?
  let consent: gh_consent?
  let reminders: gh_reminders?

  init(_ pointer: UnsafePointer<gh_host>) {
    let host = readDoorStruct(pointer, size: pointer.pointee.size, zero: gh_host())
    func group<Group: BitwiseCopyable>(
      _ pointer: UnsafePointer<Group>?, _ size: (Group) -> UInt32, _ zero: Group
    ) -> Group? {
      pointer.map { readDoorStruct($0, size: size($0.pointee), zero: zero) }
    }
    environment = group(host.environment, \.size, gh_environment())
    telemetry = group(host.telemetry, \.size, gh_telemetry())
    errorReporter = group(host.error_reporter, \.size, gh_error_reporter())
    gameCenter = group(host.game_center, \.size, gh_game_center())
    persistence = group(host.persistence, \.size, gh_persistence())
    monetization = group(host.monetization, \.size, gh_monetization())
    audio = group(host.audio, \.size, gh_audio())
    consent = group(host.consent, \.size, gh_consent())
    reminders = group(host.reminders, \.size, gh_reminders())
  }
}

/// One session's way back to its host, and the time of the event that is being answered.
///
/// After `end` the handle is no longer valid and every service falls silent.
final class HostLink {
  let services: HostServices
  private(set) var handle: OpaquePointer?
  private(set) var isOpen = true
  var time = GameTime(steady: 0, wall: 0)
  var utcOffset = 0

  init(_ services: HostServices, handle: OpaquePointer?) {
    self.services = services
    self.handle = handle
  }

  func end() {
    handle = nil
    isOpen = false
  }

  /// Calls the host with texts that live for the length of the call.
  func call<Answer>(_ body: (OpaquePointer?, DoorMemory) -> Answer) -> Answer? {
    guard isOpen else { return nil }
    return body(handle, DoorMemory())
  }
}
