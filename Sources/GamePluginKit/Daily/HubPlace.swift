public import GameShellKit

/// The day whose puzzle the player left a daily hub for, so that coming back leads there. It is
/// taken once, and means nothing on another day.
public enum HubPlace {
  private static let slot: SaveSlot = "daily.place"

  /// Notes the day; without a store the hub begins with today when it is come back to.
  public static func leave(_ day: Day, today: Day, in store: any SaveStore) {
    try? store.save(Array("\(day) \(today)".utf8), in: slot)
  }

  /// The day that was noted today, which is forgotten by that.
  public static func take(from store: any SaveStore, today: Day) -> Day? {
    guard let bytes = (try? store.load(slot)) ?? nil else { return nil }
    try? store.remove(slot)
    let days = String(decoding: bytes, as: UTF8.self).split(separator: " ")
      .map { Day(iso: String($0)) }
    guard days.count == 2, days[1] == today else { return nil }
    return days[0]
  }
}
