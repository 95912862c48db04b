import GameShellKit
import GameStage

/// The host's services in memory, with a record of what was asked.
final class TrialServices {
  /// Everything that was asked, but no more than is worth looking at.
  private(set) var calls: [ServiceCall.Service] = []
  /// The most calls while one request was answered.
  private(set) var greatestBurst = 0
  private var burst = 0
  private var slots: [String: [UInt8]] = [:]

  /// A request is about to be sent.
  func requestBegins() { burst = 0 }

  /// Empties the slots, as for a player who is new.
  func forget() { slots = [:] }

  func answer(_ call: ServiceCall) -> ServiceReply {
    burst += 1
    greatestBurst = max(greatestBurst, burst)
    if calls.count < 10_000 { calls.append(call.service) }
    switch call.service {
    case .localDay(let wall):
      return .number(Int64((Double(wall) / 86_400_000).rounded(.down)))
    case .log, .complete, .telemetry, .report, .submitScore, .achievement, .play: return .done
    case .load(let slot):
      guard SaveSlot(slot) != nil else { return .refused("no slot's name") }
      return .bytes(slots[slot])
    case .save(let slot, let bytes):
      guard SaveSlot(slot) != nil else { return .refused("no slot's name") }
      slots[slot] = bytes
      return .done
    case .remove(let slot):
      slots[slot] = nil
      return .done
    case .isEntitled, .consent: return .number(0)
    case .dailyMinute: return .number(-1)
    case .finishedGames: return .finished([])
    case .savedGame: return .saved(nil)
    }
  }
}
